export function GET(): Response {
  return new Response('The shop\n');
}
