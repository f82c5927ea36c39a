import path from 'node:path';
import type { Plugin } from 'vite';
import { withTranslatedDemos } from '../tools/docs/demo/demoLiterals.ts';

const demoText = path.resolve(import.meta.dirname, 'blocks/demoText.ts');

/** Lets the sample data of stories follow the language of a docs page. */
export function translateDemos(): Plugin {
  return {
    name: 'translate-demos',
    enforce: 'pre',
    transform(code, id) {
      const [file = id] = id.split('?');
      if (!/\.(stories|fixtures)\.tsx?$/.test(file) || !/\p{Script=Han}/u.test(code)) return null;
      const translated = withTranslatedDemos(code, file, '__demoText');
      return {
        code: `import { demoText as __demoText } from ${JSON.stringify(demoText)};\n${translated}`,
        map: null,
      };
    },
  };
}
