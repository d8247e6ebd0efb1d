export default {
  build: { target: 'es2024' },
  preview: { proxy: { '/graphql': process.env.GRAPH ?? 'http://127.0.0.1:4000' } },
};
