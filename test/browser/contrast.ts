/** Run in the page: texts, those of pictures too, whose contrast is below that of WCAG's level AA. */
export const TOO_FAINT = `(() => {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const numbers = (colour) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const light = ([r, g, b]) => [r, g, b]
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
    .reduce((sum, value, index) => sum + value * [0.2126, 0.7152, 0.0722][index], 0);
  const behind = (element) => {
    for (let each = element; each; each = each.parentElement) {
      const shape = each.tagName === 'a' && each.querySelector('rect');
      const style = getComputedStyle(shape || each);
      for (const colour of [shape ? style.fill : '', style.backgroundColor]) {
        if (colour && colour !== 'none' && numbers(colour)[3] > 250) return numbers(colour);
      }
    }
    return [255, 255, 255];
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const faint = [];
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.textContent.trim() || !element.checkVisibility() || element.closest('.unseen')) continue;
    const style = getComputedStyle(element);
    const text = light(numbers(element instanceof SVGElement ? style.fill : style.color));
    const ground = light(behind(element));
    const contrast = (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05);
    if (contrast < 4.5) faint.push(walker.currentNode.textContent.trim() + ' ' + contrast.toFixed(2));
  }
  return faint;
})()`;
