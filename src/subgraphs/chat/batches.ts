import { lookup } from '#graph';
import { isPlatformId, keyPartsOf } from './keys.ts';

/** The bot's own account, fetched once for a request. */
export const currentUser = lookup('chat.getCurrentUser');

/** The platform reads `@me` as the bot. */
export const userById = lookup('chat.getUser', (id) => (isPlatformId(id) ? { user_id: id } : undefined));
export const serverById = lookup('chat.getServer', 'guild_id', { with: { with_counts: true } });
export const channelById = lookup('chat.getChannel', 'channel_id', { key: 'id' });

/** Messages by the key of their `id`. */
export const messageByKey = lookup('chat.getMessage', keyPartsOf);
