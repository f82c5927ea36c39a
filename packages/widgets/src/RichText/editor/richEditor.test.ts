// @vitest-environment jsdom
import { Editor, Transforms } from 'slate';
import { readHtml } from '../model/readHtml';
import { writeHtml } from '../model/writeHtml';
import * as commands from './commands';
import { insertDocument } from './insertDocument';
import { createRichEditor } from './richEditor';
import { blocksOf, type RichEditor } from './slateNodes';
import * as tables from './tableCommands';

/** Returns an editor with the caret at the end of the block, or at a path and offset. */
function edit(html: string, at: number[] = [0], edge: 'start' | 'end' = 'end'): RichEditor {
  const editor = createRichEditor(readHtml(html));
  Transforms.select(editor, edge === 'end' ? Editor.end(editor, at) : Editor.start(editor, at));
  return editor;
}
const htmlOf = (editor: RichEditor) => writeHtml(blocksOf(editor));
const selectAll = (editor: RichEditor) => Transforms.select(editor, Editor.range(editor, []));
/** Ends the step of the history, as slate does after each event. */
const step = async () => Promise.resolve();
const TABLE =
  '<table><tbody><tr><td>甲</td><td>乙</td></tr><tr><td>丙</td><td>丁</td></tr></tbody></table>';

describe('Enter', () => {
  it('continues a list, and leaves it from an empty item, one level at a time', () => {
    const editor = edit('<ul><li>甲<ul><li>乙</li></ul></li></ul>', [1]);

    editor.insertBreak();
    expect(htmlOf(editor)).toBe('<ul><li>甲<ul><li>乙</li><li></li></ul></li></ul>');
    editor.insertBreak();
    expect(htmlOf(editor)).toBe('<ul><li>甲<ul><li>乙</li></ul></li><li></li></ul>');
    editor.insertBreak();
    expect(htmlOf(editor)).toBe('<ul><li>甲<ul><li>乙</li></ul></li></ul><p><br></p>');
  });

  it('is followed by a paragraph behind a heading, and by a heading within it', () => {
    const end = edit('<h2>标题</h2>');
    end.insertBreak();
    expect(htmlOf(end)).toBe('<h2>标题</h2><p><br></p>');

    const start = edit('<h2>标题</h2>', [0], 'start');
    start.insertBreak();
    expect(htmlOf(start)).toBe('<h2><br></h2><h2>标题</h2>');
  });

  it('gives the number of a list to its first item alone', () => {
    const editor = edit('<ol start="3"><li>三</li></ol>');
    editor.insertBreak();
    editor.insertText('四');
    expect(htmlOf(editor)).toBe('<ol start="3"><li>三</li><li>四</li></ol>');
  });

  it('leaves a quote from its empty end, and breaks a line with Shift', () => {
    const editor = edit('<blockquote><p>引</p></blockquote>');
    editor.insertSoftBreak();
    editor.insertText('续');
    editor.insertBreak();
    editor.insertBreak();
    editor.insertText('外');
    expect(htmlOf(editor)).toBe('<blockquote><p>引<br>续</p></blockquote><p>外</p>');
  });
});

describe('Backspace and Delete', () => {
  it('takes an item out of its list before it joins the block above', () => {
    const editor = edit('<p>上</p><ul><li>甲</li></ul>', [1], 'start');
    editor.deleteBackward('character');
    expect(htmlOf(editor)).toBe('<p>上</p><p>甲</p>');
    editor.deleteBackward('character');
    expect(htmlOf(editor)).toBe('<p>上甲</p>');
  });

  it('never pull a paragraph into a table, nor one cell into another', () => {
    const below = edit(`${TABLE}<p>下</p>`, [1], 'start');
    below.deleteBackward('character');
    expect(htmlOf(below)).toBe(`${TABLE}<p>下</p>`);

    const above = edit(`<p>上</p>${TABLE}`, [0]);
    above.deleteForward('character');
    expect(htmlOf(above)).toBe(`<p>上</p>${TABLE}`);

    const cell = edit(TABLE, [0, 0, 1], 'start');
    cell.deleteBackward('character');
    expect(htmlOf(cell)).toBe(TABLE);
  });

  it('remove a divider', () => {
    const editor = edit('<p>上</p><hr><p>下</p>', [2], 'start');
    editor.deleteBackward('character');
    expect(htmlOf(editor)).toBe('<p>上</p><p>下</p>');
  });

  it('empty the cells of a selection, and keep their table', () => {
    const editor = edit(TABLE);
    Transforms.select(editor, {
      anchor: Editor.start(editor, [0, 0, 0]),
      focus: Editor.end(editor, [0, 1, 0]),
    });
    editor.deleteFragment();
    expect(htmlOf(editor)).toBe(
      '<table><tbody><tr><td></td><td></td></tr><tr><td></td><td>丁</td></tr></tbody></table>',
    );
  });

  it('leave an empty paragraph of everything', () => {
    const editor = edit(`<h2>甲</h2>${TABLE}<ul><li>乙</li></ul>`);
    selectAll(editor);
    editor.deleteFragment();
    editor.insertText('新');
    expect(editor.children).toHaveLength(1);
    expect(Editor.string(editor, [])).toBe('新');
  });
});

describe('tools', () => {
  it('set and remove marks, sizes and colours, and clear all of them', () => {
    const editor = edit('<h2 style="text-align: center">标题</h2>');
    selectAll(editor);

    commands.toggleMark(editor, 'bold');
    commands.setLook(editor, 'size', 10.5);
    commands.setLook(editor, 'color', '#c0392b');
    expect(htmlOf(editor)).toBe(
      '<h2 style="text-align: center"><strong><span style="font-size: 10.5pt; color: #c0392b">标题</span></strong></h2>',
    );
    commands.clearFormatting(editor);
    expect(htmlOf(editor)).toBe('<p>标题</p>');
  });

  it('switch between kinds of lists, and out of them', () => {
    const editor = edit('<p>甲</p><p>乙</p>');
    selectAll(editor);
    commands.toggleList(editor, 'bullet');
    commands.toggleList(editor, 'number');
    expect(htmlOf(editor)).toBe('<ol><li>甲</li><li>乙</li></ol>');
    commands.toggleList(editor, 'number');
    expect(htmlOf(editor)).toBe('<p>甲</p><p>乙</p>');
  });

  it('link a selection, change the link, and remove it', () => {
    const editor = edit('<p>资料</p>');
    selectAll(editor);
    commands.setLink(editor, 'https://a.com', '');
    expect(htmlOf(editor)).toContain('<a href="https://a.com" target="_blank"');
    Transforms.select(editor, Editor.point(editor, [0, 1, 0]));
    commands.setLink(editor, '/b', '');
    expect(htmlOf(editor)).toContain('<a href="/b"');
    commands.removeLink(editor);
    expect(htmlOf(editor)).toBe('<p>资料</p>');
  });

  it('work without a caret, at the end', () => {
    const editor = createRichEditor(readHtml('<p>甲</p>'));
    commands.insertDivider(editor);
    expect(htmlOf(editor)).toBe('<p>甲</p><hr>');
  });

  it('insert a merge field that is one character to the caret', () => {
    const editor = edit('<p>致</p>');
    commands.insertInline(editor, {
      type: 'mergeField',
      name: 'candidateName',
      label: '姓名',
      children: [{ text: '' }],
    });
    editor.insertText('：');
    expect(htmlOf(editor)).toBe('<p>致<span data-merge-field="candidateName">姓名</span>：</p>');
    editor.deleteBackward('character');
    editor.deleteBackward('character');
    expect(htmlOf(editor)).toBe('<p>致</p>');
  });
});

describe('tables', () => {
  it('are inserted with the caret in their first cell', () => {
    const editor = edit('<p>甲</p>');
    tables.insertTable(editor, 2, 2, true);
    editor.insertText('头');
    expect(htmlOf(editor)).toBe(
      '<p>甲</p><table><tbody><tr><th>头</th><th></th></tr><tr><td></td><td></td></tr></tbody></table>',
    );
  });

  it('gain and lose rows and columns', () => {
    const editor = edit(TABLE, [0, 0, 0]);
    tables.addColumn(editor, tables.tablePlace(editor)!, 1);
    tables.addRow(editor, tables.tablePlace(editor)!, 0);
    expect(htmlOf(editor)).toBe(
      '<table><tbody><tr><td></td><td></td><td></td></tr><tr><td>甲</td><td></td><td>乙</td></tr><tr><td>丙</td><td></td><td>丁</td></tr></tbody></table>',
    );
    tables.removeRow(editor, tables.tablePlace(editor)!);
    Transforms.select(editor, Editor.start(editor, [0, 0, 1]));
    tables.removeColumn(editor, tables.tablePlace(editor)!);
    expect(htmlOf(editor)).toBe(TABLE);
  });

  it('are walked by Tab, which adds a row behind the last cell', () => {
    const editor = edit(TABLE, [0, 1, 0]);
    tables.moveCell(editor, 1);
    tables.moveCell(editor, 1);
    editor.insertText('新');
    expect(htmlOf(editor)).toContain('<tr><td>新</td><td></td></tr></tbody>');
    expect(tables.moveCell(edit('<p>甲</p>'), 1)).toBe(false);
  });
});

describe('a pasted document', () => {
  it('of one paragraph goes into the line', () => {
    const editor = edit('<p>甲丙</p>');
    Transforms.select(editor, { path: [0, 0], offset: 1 });
    insertDocument(editor, readHtml('<p><b>乙</b></p>'));
    expect(htmlOf(editor)).toBe('<p>甲<strong>乙</strong>丙</p>');
  });

  it('of several splits the line, and is undone in one step', async () => {
    const editor = edit('<p>甲丙</p>');
    Transforms.select(editor, { path: [0, 0], offset: 1 });
    await step();

    insertDocument(editor, readHtml(`<h2>乙</h2>${TABLE}<p>尾</p>`));
    expect(htmlOf(editor)).toBe(`<p>甲</p><h2>乙</h2>${TABLE}<p>尾</p><p>丙</p>`);
    await step();
    editor.undo();

    expect(htmlOf(editor)).toBe('<p>甲丙</p>');
  });

  it('replaces an empty paragraph and the selection', () => {
    const empty = edit('');
    insertDocument(empty, readHtml('<h2>甲</h2><p>乙</p>'));
    expect(htmlOf(empty)).toBe('<h2>甲</h2><p>乙</p>');

    const selected = edit('<p>旧的</p>');
    selectAll(selected);
    insertDocument(selected, readHtml('<p>新</p>'));
    expect(htmlOf(selected)).toBe('<p>新</p>');
  });

  it('becomes paragraphs within a cell', () => {
    const editor = edit('<table><tbody><tr><td></td></tr></tbody></table>', [0, 0, 0]);
    insertDocument(editor, readHtml(`<p>前</p>${TABLE}<hr><p>尾</p>`));
    expect(htmlOf(editor)).toContain(
      '<td><p>前</p><p>甲</p><p>乙</p><p>丙</p><p>丁</p><p>尾</p></td>',
    );
  });

  it('never comes as nodes of the editor, which a hostile page could write', () => {
    const editor = edit('<p>甲</p>');
    const nodes = [{ type: 'link', url: 'javascript:pwn()', children: [{ text: '坏' }] }];
    const data = { getData: () => btoa(encodeURIComponent(JSON.stringify(nodes))) };
    expect(editor.insertFragmentData(data as never)).toBe(false);
  });

  it('is copied as HTML of its own', () => {
    const editor = edit('<p>甲<b>乙</b></p><ul><li>丙</li></ul>');
    selectAll(editor);
    const copied = new Map<string, string>();
    editor.setFragmentData({
      setData: (type: string, text: string) => copied.set(type, text),
    } as never);
    expect(copied.get('text/html')).toBe('<p>甲<strong>乙</strong></p><ul><li>丙</li></ul>');
    expect(copied.get('text/plain')).toBe('甲乙\n丙');
  });
});
