import { manifold } from 'manifold/codegen';

export default manifold({ documents: 'src/**/*.{ts,tsx}' });
