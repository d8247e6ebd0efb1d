import { manifold } from 'manifold/codegen';

export default manifold({ documents: 'src/*.ts', documentMode: 'string', importExtension: '.ts' });
