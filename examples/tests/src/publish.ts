import { graph } from './graph.ts';

const PUBLISH = `mutation Publish($url: URL!) {
  publish(input: { url: $url, kind: UPDATED }) {
    __typename
    ... on PublishSuccess { urlNotification { url } }
    ... on Rejection { message } } }`;

interface Published {
  readonly publish:
    | { readonly __typename: 'PublishSuccess'; readonly urlNotification: { readonly url: string } }
    | { readonly __typename: 'UrlOwnershipNotVerified' | 'UrlNotificationQuotaExceeded'; readonly message: string };
}

/** Tells the search engine of a page. Resolves with a line for the user. */
export async function publish(url: string): Promise<string> {
  const { publish: result } = await graph<Published>(PUBLISH, { url });
  switch (result.__typename) {
    case 'PublishSuccess':
      return `Published ${result.urlNotification.url}`;
    case 'UrlOwnershipNotVerified':
      return 'This site is not yours.';
    case 'UrlNotificationQuotaExceeded':
      return 'Enough for today.';
  }
}
