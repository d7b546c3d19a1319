import { existsSync } from 'node:fs';
import { measureData } from '../../test/scoring/measure-data.ts';
import { describeClass } from './print-table.ts';

/** Sets that others labelled lie outside the project: where there are none, nothing is measured. */
export function printData(folder: string | undefined): void {
  if (!folder || !existsSync(folder)) {
    console.log(`${folder ? `There is no folder ${folder}` : 'No folder was named'}: nothing was measured.`);
    return;
  }
  for (const heldBack of [false, true]) {
    console.log(heldBack ? 'A third, held back' : 'Two thirds, tuned on');
    for (const { name, texts, figure, target, classes } of measureData(folder, heldBack)) {
      const against =
        target === null
          ? 'no target'
          : `target ${target.toFixed(2)}, ${figure >= target ? 'holds' : 'does not hold'}`;
      console.log(`  ${name.padEnd(46)} ${figure.toFixed(3)} (${texts} texts; ${against})`);
      for (const each of classes ?? []) console.log(describeClass(each));
    }
  }
}
