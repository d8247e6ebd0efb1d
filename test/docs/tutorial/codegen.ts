import { manifold } from 'manifold-gateway/codegen';

export default manifold({ documents: 'src/**/*.ts', documentMode: 'string' });
