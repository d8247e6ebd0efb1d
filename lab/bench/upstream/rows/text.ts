import { createHash } from 'node:crypto';

/** This many hexadecimal digits, derived from a text. */
export function hexDigits(seed: string, length: number): string {
  let digits = '';
  for (let part = 0; digits.length < length; part++) {
    digits += createHash('sha256').update(`${seed} ${part}`).digest('hex');
  }
  return digits.slice(0, length);
}

const WORDS =
  'the of a to in is that it was for on are with as his they be at one have this from by hot but some what there we can out other were all your when up use word how said an each she which do their time if will way about many then them would write like so these her long make thing see him two has look more day could go come did my sound no most number who over know water than call first people may down side been now find head stand own page should country found answer school grow study still learn plant cover food sun four thought let keep eye never last door between city tree cross since hard start might story saw far sea draw left late run while press close night real life few stop'.split(
    ' ',
  );

/** A sentence of this many words, derived from a number. */
export function sentence(n: number, words: number): string {
  const chosen = Array.from({ length: words }, (_, index) => WORDS[(n * 31 + index * 17 + index * n) % WORDS.length]);
  const text = chosen.join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
