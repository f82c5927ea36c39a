import { check, leave } from './browser.mjs';
import { countNodes, measureSubjects } from './subjects.mjs';

/**
 * `node bench/forms.mjs --rounds 7`: measures a filter of 100 conditions and a form of 60 fields,
 * and writes `FORMS.md`.
 */

/** Letters of the typing step: one is less than the clock can tell. */
const LETTERS = 'abcdefghijklmnopqrst';

const steps = ['mount cold', 'mount', 'type'];

/** The pages of each contestant, and the facts that tell whether a step was done. */
const subjects = [
  {
    title: 'A filter of 100 conditions',
    runOne: filling({ count: 100, typed: `候选人50${LETTERS}` }),
    pages: [
      { name: 'raw-floor', page: 'filter/rawFloor.ts', css: 'forms.css' },
      { name: 'react-bare', page: 'filter/reactBare.tsx', css: 'forms.css' },
      { name: 'ours', page: 'filter/ours.tsx' },
      { name: 'react-querybuilder', page: 'filter/queryBuilder.tsx', css: 'forms.css' },
      { name: 'react-querybuilder-antd', page: 'filter/queryBuilderAntd.tsx' },
      { name: 'antd-form-list', page: 'filter/formList.tsx' },
    ],
  },
  {
    title: 'A form of 60 fields',
    runOne: filling({ count: 60, typed: `上海明远人力资源有限公司30${LETTERS}` }),
    pages: [
      { name: 'raw-floor', page: 'form/rawFloor.ts', css: 'forms.css' },
      { name: 'react-hook-form', page: 'form/hookForm.tsx', css: 'forms.css' },
      { name: 'ours', page: 'form/ours.tsx' },
      { name: 'antd-form', page: 'form/antd.tsx' },
      { name: 'pro-form', page: 'form/proForm.tsx' },
    ],
  },
];

await measureSubjects(
  subjects.map((subject) => ({ ...subject, steps, pause: 120 })),
  {
    file: 'FORMS.md',
    title: 'Filters and forms',
    remark: `\`type\` is ${LETTERS.length} letters. KB: gzipped, without React, with styles.`,
  },
);

/** Returns the run of one page: it is mounted twice and typed into. */
function filling({ count, typed }) {
  return async (page, step, record) => {
    await step('mount cold', 'mount');
    await check(page, { count });
    await leave(page);
    await step('mount', 'mount');
    await check(page, { count });
    await countNodes(page, record);
    await page.evaluate(() => window.contestant.reveal());
    await step('type', 'type', LETTERS);
    await check(page, { typed });
    await leave(page);
  };
}
