const LONGEST = 200;

/** The first sentence of a description in Markdown as plain words; `fallback` where there is none. */
export function firstSentence(text: string | undefined, fallback: string): string {
  const plain = plainText(text ?? '');
  const [sentence = ''] = plain.split(/(?<=[.!?])\s+(?=[A-Z`'(])/);
  const words = sentence.length > LONGEST ? `${sentence.slice(0, sentence.lastIndexOf(' ', LONGEST))} …` : sentence;
  const chosen = /[a-z]{2}/i.test(words) ? words : fallback;
  return chosen === '' ? '' : finished(chosen);
}

function plainText(markdown: string): string {
  return markdown
    .replaceAll(/```[\s\S]*?```/g, ' ')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\s*(?:#+|[*+-]|\d+\.)\s+/gm, '')
    .replaceAll(/[*_]{2}|(?<!\w)[*_]|[*_](?!\w)/g, '')
    .replaceAll('"', "'")
    .replaceAll('\\', '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** The sentence with a capital first letter and a full stop. */
function finished(sentence: string): string {
  const text = sentence.replace(/[\s:;,.-]+$/, '');
  const ended = /[!?…]$/.test(text) ? text : `${text}.`;
  return ended.charAt(0).toUpperCase() + ended.slice(1);
}
