import { useState } from 'react';
import {
  ApiError,
  field,
  resource,
  type Http,
  type ListRequest,
  type RowOf,
  type Versioned,
} from '@mingjian/api';
import { ApiProvider } from '@mingjian/api/react';
import { defineTexts } from '@mingjian/ui';
import { EMPTY_QUERY } from '@mingjian/widgets/ListGrid';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../shell';
import { listOf } from './listOf';
import type { RowField } from './model/rowField';
import { RowEditor } from './RowEditor';

const thing = resource('aThing', { name: field.text({ max: 8, write: true }) });
type Thing = RowOf<typeof thing>;
const texts = { pageTitle: '物品', noun: '物品', name: '名称' };
const list = listOf(thing, {
  pageCode: 'rowEditorTest',
  texts: defineTexts('rowEditorTest', { zh: texts, en: texts }),
  nameField: 'name',
  columns: [],
  filters: [],
  form: ['name'],
});
const fields: RowField[] = [{ kind: 'text', field: 'name', label: '名称', maxLength: 8 }];
const PAGE_SIZE = 2;
const things = ['甲', '乙', '丙'].map((name, index): Thing => {
  const at = '2026-06-01 10:00:00';
  return { id: `t${index}`, name, version: 1, createTime: at, updateTime: at };
});

/** Opens the form of a thing, as its list does. */
function renderEditor(
  first: Thing,
  { page = 1, refuses = () => false }: { page?: number; refuses?: () => boolean } = {},
) {
  const saved: string[] = [];
  const pages: number[] = [];
  const closed = vi.fn<(row: Versioned) => void>();
  const http: Http = {
    send: async (call, input) => {
      if (call.path.endsWith('/getList')) {
        const { pageNum } = input as ListRequest;
        const from = (pageNum - 1) * PAGE_SIZE;
        return { content: things.slice(from, from + PAGE_SIZE), total: things.length } as never;
      }
      if (refuses()) throw new ApiError({ kind: 'server', message: '系统繁忙' });
      const { id, name } = input as Thing;
      saved.push(`${id} ${name}`);
      return { ...things.find((one) => one.id === id), name, version: 2 } as never;
    },
  };
  function Page() {
    const [row, setRow] = useState(first);
    return (
      <RowEditor<Thing>
        list={list}
        row={row}
        openForm={{ row }}
        fields={fields}
        query={{ ...EMPTY_QUERY, page }}
        pageSize={PAGE_SIZE}
        onSaved={closed}
        onSavedAndNext={(_, next) => {
          pages.push(next.page);
          setRow(next.row);
        }}
        onClose={() => {}}
      />
    );
  }
  render(
    <ApiProvider http={http}>
      <Page />
    </ApiProvider>,
  );
  return { saved, pages, closed, user: userEvent.setup() };
}

const name = () => screen.getByRole('textbox', { name: /^名称/ });
const findNext = async () => screen.findByRole('button', { name: '保存并下一条' });

describe('save and next', () => {
  it('saves one row after another in the order of the list, and follows it to its next page', async () => {
    const { saved, pages, closed, user } = renderEditor(things[0]!);

    for (const [index, typed] of ['甲一', '乙一'].entries()) {
      await waitFor(() => expect(name()).toHaveValue(things[index]!.name));
      await user.clear(name());
      await user.type(name(), typed);
      await user.click(await findNext());
    }

    await waitFor(() => expect(name()).toHaveValue('丙'));
    expect(saved).toEqual(['t0 甲一', 't1 乙一']);
    expect(pages).toEqual([1, 2]);
    expect(closed).not.toHaveBeenCalled();
  });

  it('says after the last row that it was the last, and closes the form', async () => {
    const said = vi.spyOn(messages, 'show');
    const { saved, closed, user } = renderEditor(things[2]!, { page: 2 });
    await user.type(name(), '一');

    await user.click(await findNext());

    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
    expect(saved).toEqual(['t2 丙一']);
    expect(said).toHaveBeenLastCalledWith({ text: '已是最后一条' });
    said.mockRestore();
  });

  it('is not offered for a row that its list no longer holds', async () => {
    const { closed, user } = renderEditor({ ...things[0]!, id: 'gone' });

    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
    expect(screen.queryByRole('button', { name: '保存并下一条' })).toBeNull();
  });

  it('stays on a row that was not saved', async () => {
    let isBusy = true;
    const { saved, pages, user } = renderEditor(things[0]!, { refuses: () => isBusy });
    await user.type(name(), '一');

    await user.click(await findNext());
    expect(await screen.findByText('系统繁忙')).toBeVisible();
    expect(name()).toHaveValue('甲一');
    expect(pages).toEqual([]);

    isBusy = false;
    await user.click(await findNext());
    await waitFor(() => expect(name()).toHaveValue('乙'));
    expect(saved).toEqual(['t0 甲一']);
  });
});
