import type { CapturedRequest } from '#contracts/webhooks';
import type { Random } from '#sandbox';
import { address } from '#sandbox/world/people';
import { rowOf } from './captured.ts';

/** The uuid that follows another after so many. */
function uuidAfter(uuid: string, count: number): string {
  return uuid.slice(0, -4) + String(Number(uuid.slice(-4)) + count).padStart(4, '0');
}

/** A day of somebody's parcels: requests, a form, a mail, and a name looked up. */
export function samples(random: Random, uuid: string, day: number): CapturedRequest[] {
  const { city, region, countryCode, countryName } = address(random);
  const from = {
    country: countryName,
    country_code: countryCode,
    region,
    city,
    ip: '198.51.100.4',
    hostname: 'webhook.test',
  };
  const url = `https://webhook.test/${uuid}`;
  const row = (index: number) => ({ ...rowOf(uuidAfter(uuid, index + 1), uuid, day + index * 3_600_000), ...from });
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
    destinations: [`${uuid}@webhook.test`],
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
      content: 'Subject: Parcel 17\r\n\r\nIt is there.',
      text_content: 'It is there.',
      html_content: '',
    },
    { ...row(6), type: 'dns', content: `${uuid}.webhook.test A`, headers: [] },
  ];
}
