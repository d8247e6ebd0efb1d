import { Agent, type IncomingMessage, request } from 'node:http';

const HEADERS = {
  'content-type': 'application/json',
  accept: 'multipart/mixed;incrementalSpec=v0.2, application/json',
};

/** The milliseconds from a query to its response as far as this text, on a connection that is open already until `leave`. */
export async function timeTo(text: string, query: string, address: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  await (await ask('{ __typename }', address, agent)).toArray();
  const began = performance.now();
  const response = await ask(query, address, agent);
  let read = '';
  for await (const chunk of response.iterator({ destroyOnReturn: false })) {
    read += String(chunk);
    if (!read.includes(text)) continue;
    return { took: performance.now() - began, leave: () => agent.destroy() };
  }
  throw new Error(`The response ended without ${text}: ${read}`);
}

function ask(query: string, address: string, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = request(address, { method: 'POST', headers: HEADERS, agent }, resolve);
    sent.on('error', reject);
    sent.end(JSON.stringify({ query }));
  });
}
