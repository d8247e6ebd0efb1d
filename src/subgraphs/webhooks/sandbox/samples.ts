import type { CapturedRequest } from '#contracts/webhooks';
import type { Random } from '#sandbox';
import { address } from '#sandbox/world/people';

/** A webhook that is there from the beginning, and does not end. */
export const FIRST = '00000000-0000-4000-8000-000000000000';

/** The members that all recorded requests share. Empty maps are empty lists. */
export function rowOf(uuid: string, tokenId: string, time: number): CapturedRequest {
  return {
    uuid,
    type: 'web',
    token_id: tokenId,
    ip: '192.0.2.10',
    country: null,
    country_code: null,
    region: null,
    city: null,
    query: null,
    request: null,
    files: [],
    note: null,
    custom_action_output: [],
    custom_action_errors: [],
    time: 0.0021,
    sorting: time * 1000,
    created_at: timeText(time),
    updated_at: timeText(time),
  };
}

/** A day of somebody's parcels: requests, a form, a mail, and a name looked up. */
export function samples(random: Random, day: number): CapturedRequest[] {
  const { city, region, countryCode, countryName } = address(random);
  const from = {
    country: countryName,
    country_code: countryCode,
    region,
    city,
    ip: '198.51.100.4',
    hostname: 'webhook.test',
  };
  const url = `https://webhook.test/${FIRST}`;
  const row = (index: number) => ({ ...rowOf(random.uuid(), FIRST, day + index * 3_600_000), ...from });
  const web = (index: number, type: string, content: string): CapturedRequest => ({
    ...row(index),
    method: 'POST',
    url,
    headers: { 'content-type': [type], 'content-length': [String(content.length)] },
    user_agent: 'parcels/1.0',
    content,
    size: content.length,
  });
  const parcels = ['packed', 'moved', 'moved', 'delivered'].map((event, index) => ({
    ...web(index, 'application/json', JSON.stringify({ parcel: 17, event })),
    url: `${url}?event=${event}`,
    query: { event },
  }));
  const mail = {
    type: 'email',
    sender: 'depot@example.test',
    message_id: '<17@example.test>',
    destinations: [`${FIRST}@webhook.test`],
  };
  const checks = { spam: true, virus: true, spf: true, dkim: true, dmarc: false };
  return [
    ...parcels,
    {
      ...web(4, 'application/x-www-form-urlencoded', 'parcel=17&tags%5B%5D=left'),
      request: { parcel: '17', tags: ['left'] },
    },
    {
      ...row(5),
      ...mail,
      checks,
      headers: {
        from: ['Depot <depot@example.test>'],
        to: [`${FIRST}@webhook.test`],
        subject: ['Parcel 17'],
        'message-id': ['<17@example.test>'],
        'content-type': ['text/plain; charset=utf-8'],
      },
      content: 'Subject: Parcel 17\r\n\r\nIt is there.',
      text_content: 'It is there.',
      html_content: '',
    },
    { ...row(6), type: 'dns', content: `${FIRST}.webhook.test A`, headers: [] },
  ];
}

/** UTC, without saying so. */
export const timeText = (time: number) => new Date(time).toISOString().slice(0, 19).replace('T', ' ');
