import { createGateway } from 'manifold-gateway';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

const gateway = createGateway({ server: { path: '/api/graphql' } }, { env: process.env });

export const GET = gateway.fetch;
export const HEAD = gateway.fetch;
export const POST = gateway.fetch;
export const OPTIONS = gateway.fetch;
