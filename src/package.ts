/** The name of the package on npm, where `manifold` is another project. Its command is `manifold`. */
export const PACKAGE = 'manifold-gateway';

/** The Node that the built package needs: undici and the bundled code. Sources need one that strips types. */
export const ENGINES = { node: '>=22.19' };
