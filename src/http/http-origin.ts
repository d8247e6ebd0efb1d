/** The origin of a server on this address: `http://[::1]:4000`. */
export function httpOrigin(host: string, port: number, isTls = false): string {
  return `${isTls ? 'https' : 'http'}://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
