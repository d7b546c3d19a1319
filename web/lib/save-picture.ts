import { saveBlob } from './save-file.ts';

/** Style properties that a drawing gets from style sheets; a standalone picture needs them inline. */
const STYLES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'font-family',
  'font-size',
  'color',
];
/** The scale that keeps the picture sharp on high-density screens. */
const SCALE = 2;
const EDGE_PX = 16;
const LINE_PX = 28;

/** `color` is a custom property of the style sheets. */
export type Words = { text: string; color: string };

/** Saves a drawing as currently shown, with a caption above it. */
export async function savePicture(
  drawing: SVGSVGElement,
  title: readonly Words[],
  name: string,
): Promise<void> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const originals = [drawing, ...drawing.querySelectorAll<SVGElement>('*')];
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  for (const [index, original] of originals.entries()) {
    const styles = getComputedStyle(original);
    for (const style of STYLES) copies[index]?.style.setProperty(style, styles.getPropertyValue(style));
  }
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = (drawing.clientWidth + 2 * EDGE_PX) * SCALE;
  canvas.height = (drawing.clientHeight + 2 * EDGE_PX + LINE_PX) * SCALE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser can’t draw pictures.');
  const styles = getComputedStyle(document.documentElement);
  context.scale(SCALE, SCALE);
  context.fillStyle = styles.getPropertyValue('--surface');
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.font = `600 15px ${getComputedStyle(document.body).fontFamily}`;
  let left = EDGE_PX;
  for (const { text, color } of title) {
    context.fillStyle = styles.getPropertyValue(color);
    context.fillText(text, left, EDGE_PX + LINE_PX / 2);
    left += context.measureText(text).width + EDGE_PX;
  }
  context.drawImage(picture, EDGE_PX, EDGE_PX + LINE_PX, drawing.clientWidth, drawing.clientHeight);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('This browser can’t save pictures.');
  saveBlob(name, blob);
}
