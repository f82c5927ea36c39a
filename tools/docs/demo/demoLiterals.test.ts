import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { demoLiterals, withTranslatedDemos } from './demoLiterals.ts';
import { demoTexts } from './demoTexts.ts';

const root = path.resolve(import.meta.dirname, '../../..');

function demoFiles(): string[] {
  return ['packages/ui/src', 'packages/widgets/src'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true })
      .map(String)
      .filter((file) => /\.(stories|fixtures)\.tsx?$/.test(file))
      .map((file) => path.join(root, folder, file)),
  );
}

describe('withTranslatedDemos', () => {
  const translate = (code: string) => withTranslatedDemos(code, 'Demo.stories.tsx', 't');

  it('replaces texts wherever they stand, and leaves the rest', () => {
    expect(translate("const a = { label: '订单', '键': 1, b: 'new' };")).toBe(
      'const a = { label: t("订单"), [t("键")]: 1, b: \'new\' };',
    );
    expect(translate('const a = <b title="订单"> 接单 <i>ok</i></b>;')).toBe(
      'const a = <b title={t("订单")}> {t("接单")} <i>ok</i></b>;',
    );
    expect(translate('const a = `第 ${n} 条 ${m}`;')).toBe(
      'const a = `${t("第")} ${n} ${t("条")} ${m}`;',
    );
  });

  it('joins the lines of JSX, and keeps those of strings', () => {
    expect(translate('const a = <b>订单\n  列表</b>;')).toBe('const a = <b>{t("订单 列表")}</b>;');
    expect(translate(String.raw`const a = { code: "x;\n  '订单 ';\n" };`)).toBe(
      String.raw`const a = { code: t("x;\n  '订单 ';\n") };`,
    );
  });

  it('leaves play functions, imports and types alone', () => {
    const code = `
import a from './订单';
type A = '订单';
const Story = { play: async () => find('订单'), args: {} };
const Other = { async play() { find('订单'); } };
`;
    expect(translate(code)).toBe(code);
  });
});

describe('the English texts of demos', () => {
  const used = new Set(
    demoFiles().flatMap((file) =>
      demoLiterals(readFileSync(file, 'utf8'), file).map(({ text }) => text),
    ),
  );

  it('are complete', () => {
    expect([...used].filter((text) => !(text in demoTexts))).toEqual([]);
  });

  it('are all used, and in English', () => {
    expect(Object.keys(demoTexts).filter((text) => !used.has(text))).toEqual([]);
    for (const text of Object.values(demoTexts)) expect(text).not.toMatch(/\p{Script=Han}/u);
  });
});
