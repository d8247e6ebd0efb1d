/** Settings files for the documentation. A test loads each. */
export const examples: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'One API connected, the rest in the sandbox',
    text: `
# manifold start
apis:
  chat:
    url: https://chat.example
    token: \${CHAT_TOKEN}
`,
  },
  {
    title: 'OAuth client credentials',
    text: `
apis:
  marketplace:
    url: https://api.marketplace.example/sell/fulfillment/v1
    servers:
      disputes: https://disputes.marketplace.example/sell/fulfillment/v1
    credentials:
      type: client-credentials
      tokenUrl: https://api.marketplace.example/identity/v1/oauth2/token
      clientId: \${MARKETPLACE_CLIENT}
      clientSecret: file:///run/secrets/marketplace
      scope: sell.fulfillment
`,
  },
  {
    title: 'Several APIs in production, with defaults',
    text: `
# manifold serve
server:
  host: 0.0.0.0
  port: \${GRAPH_PORT:-8080}
  workers: 4
  hosts: [graph.example]
  corsOrigins: [https://app.example]
auth:
  secret: file:///run/secrets/auth
  keys:
    - { id: shop, hash: 0IH9MpUmo1gsQ-Ulk09gaF5UwtRHKMGuuVbBqrBpd4w, subject: shop, scopes: [countries, quotes:read] }
  jwt:
    - issuer: https://login.example
      audience: [graph]
      jwks: https://login.example/keys.json
      scopesClaim: permissions
limits:
  depth: 10
  timeouts: { operation: 20s }
logs: { level: warn, format: json }
cursorSecret: file:///run/secrets/cursors
unconfigured: omit
defaults:
  timeouts: { total: 8s }
  retry: { attempts: 1 }
apis:
  countries:
    url: https://countries.example
    answer: { bytes: 32MiB }
  quotes:
    url: http://quotes.internal:8080
    allowPrivateAddresses: true
  identity:
    url: https://identity.example
    forward: [accept-language]
  workflows:
    url: https://states.eu-west-1.example
    timeouts: { total: 20s }
    settings: { targetHeader: X-Target, targetPrefix: States }
    credentials:
      type: sigv4
      accessKeyId: \${ACCESS_KEY_ID}
      secretAccessKey: \${SECRET_ACCESS_KEY}
      region: eu-west-1
  readers:
    url: https://readers.example
    credentials:
      type: bearer
      token: \${READERS_TOKEN}
`,
  },
];
