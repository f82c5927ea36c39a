import {
  BENIGN,
  dangersIn,
  HOSTILE,
} from '../../../../packages/widgets/src/richHtml/testing/hostile';
import { JSDOM } from 'jsdom';
import { createTestServer } from '../testing/testServer';
import type { TestServer } from './resourceCases.fixtures';
import { sanitiseHtml } from './sanitiseHtml';

const DEEP = '<b>'.repeat(20_000);

/** Formats that each later paragraph gets again, since nothing ends them. */
const FORMATS = Array.from({ length: 90 }, (_, number) => `<b id="${number}">`).join('');

const SLOW = `<p>${FORMATS}</p>${'<p>甲</p>'.repeat(20_000)}`;

const bodyOf = (html: string) =>
  (new JSDOM(html).window as unknown as { document: { body: ParentNode } }).document.body;

const WRITER = { userId: 'u1' };
const sanitise = async (html: string) => sanitiseHtml(html, WRITER, {});

describe('sanitising on the server', () => {
  it('leaves nothing of a hostile document that runs, loads, leaves or covers', async () => {
    const sanitised = await Promise.all(HOSTILE.map(sanitise));

    const dangers = sanitised.map((html, index) => [HOSTILE[index], dangersIn(bodyOf(html!))]);
    expect(dangers.filter(([, found]) => found!.length > 0)).toEqual([]);
  });

  it('leaves every benign document as it is, without pictures of other sites', async () => {
    const benign = BENIGN.filter((html) => !html.includes('<img src="http'));
    expect(await Promise.all(benign.map(sanitise))).toEqual(benign);
  });

  it.each([
    ['is nested too deeply', DEEP],
    ['takes too long', SLOW],
  ])('gives up what %s, and goes on with the next', async (_, html) => {
    expect(await sanitise(html)).toBeUndefined();
    expect(await sanitise('<p onclick="pwn()">甲</p>')).toBe('<p>甲</p>');
  });

  it('leaves the thread of the server to others', async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 5);

    await sanitise(SLOW);

    clearInterval(timer);
    expect(turns).toBeGreaterThan(20);
  });

  it('ends with a writer who leaves', async () => {
    const leaving = AbortSignal.timeout(100);

    await expect(sanitiseHtml(SLOW, { ...WRITER, leaving }, {})).rejects.toThrow();
    expect(await sanitise('<p onclick="pwn()">乙</p>')).toBe('<p>乙</p>');
  });

  it('keeps pictures of this site and of named origins alone', async () => {
    const picture = (src: string) => `<img src="${src}" alt="">`;
    const own = picture('/uploads/a.png') + picture('https://files.example/a.png');
    const html =
      own + picture('https://mmbiz.qpic.cn/a.png') + picture('https://files.example:8/a');

    const pictureOrigins = ['https://files.example'];
    expect(await sanitiseHtml(html, WRITER, { pictureOrigins })).toBe(own);
    expect(await sanitise(html)).toBe(picture('/uploads/a.png'));
  });
});

describe('the text of an article', () => {
  let server: TestServer;
  let token: string;
  let draft: { categoryId: string; title: string };

  beforeAll(async () => {
    server = await createTestServer();
    token = await server.signIn('admin');
    const { id } = await server.database.db
      .selectFrom('articleCategories')
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    draft = { categoryId: id, title: '公告' };
  });

  const save = (content: string) =>
    server.call('/hArticleInfo/save', { ...draft, content }, { token });

  it('is sanitised when it is written past the editor, at first and at each change', async () => {
    const { data } = await save('<p onclick="pwn()">甲<script>pwn()</script></p>');
    const { id, version } = data as { id: string; version: number };
    const changed = await server.call(
      '/hArticleInfo/update',
      { id, version, content: '<h2>乙</h2><img src=x onerror=pwn()>' },
      { token },
    );

    expect(data).toMatchObject({ content: '<p>甲</p>' });
    expect(changed.data).toMatchObject({ content: '<h2>乙</h2>' });
  });

  it('makes no new version when only what is not allowed differs', async () => {
    const { data } = await save('<p>甲</p>');
    const { id, version } = data as { id: string; version: number };

    const again = await server.call(
      '/hArticleInfo/update',
      { id, version, content: '<p style="position: fixed">甲</p>' },
      { token },
    );

    expect(again.data).toMatchObject({ version });
  });

  it('is plain text without a tag, and stays as it was typed', async () => {
    const { data } = await save('A & B > C\n\n第二段');
    expect(data).toMatchObject({ content: 'A & B > C\n\n第二段' });
  });

  it('is refused at its field when it is nested too deeply', async () => {
    expect(await save(DEEP)).toMatchObject({
      status: 400,
      data: { fields: { content: '格式嵌套超过 100 层，请先粘贴为纯文本再保存' } },
    });
  });
});
