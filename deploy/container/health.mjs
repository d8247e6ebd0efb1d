// Succeeds if the gateway of this container is ready.
const response = await fetch(`http://127.0.0.1:${process.env.PORT ?? 4000}/health/serving`).catch(() => undefined);
process.exit(response?.ok ? 0 : 1);
