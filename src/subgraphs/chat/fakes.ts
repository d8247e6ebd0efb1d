export const ID = '1180000000000000001';
export const CHANNEL = '1179999999999999000';
/** An account as the platform sends it: the bot's. */
export const user = (more: object = {}) => ({
  id: ID,
  username: 'gateway-bot',
  discriminator: '4410',
  global_name: null,
  avatar: null,
  flags: 0,
  public_flags: 0,
  ...more,
});
/** A message of the bot's. */
export const message = (more: object = {}) => ({
  id: '1180000000000000777',
  channel_id: CHANNEL,
  type: 0,
  content: 'build 42 finished',
  timestamp: '2026-03-02T10:15:30.123456+00:00',
  edited_timestamp: null,
  tts: false,
  pinned: false,
  mention_everyone: false,
  author: user({ bot: true }),
  mentions: [],
  mention_roles: [],
  attachments: [],
  embeds: [],
  components: [],
  flags: 0,
  ...more,
});
