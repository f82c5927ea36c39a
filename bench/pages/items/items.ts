import type { SurveyGroup, SurveyItem } from '@mingjian/widgets/ItemEditor';
import { typeInto } from '../filter/conditions';

const GROUPS = 100;
const ITEMS = 50;
/** Position of the item that is typed into and moved. */
const TYPED = 25;

/** A hundred groups of fifty items each. */
export const groups: readonly SurveyGroup[] = Array.from({ length: GROUPS }, (_, group) => ({
  table: `调查组${group + 1}`,
  tableEn: `Group ${group + 1}`,
  groupCode: `g${group + 1}`,
  orderNo: group + 1,
  dataForm: Array.from({ length: ITEMS }, (__, index): SurveyItem => ({
    key: `g${group + 1}.${index + 1}`,
    title: `调查项${index + 1}`,
    labelCh: `调查项${index + 1}`,
    labelEn: `Item ${index + 1}`,
    labelType: 'input',
    dicCode: null,
    isOpen: 1,
    labelCode: null,
    labelRemark: null,
    labelSort: null,
    labelValue1: null,
    labelValue2: null,
    labelValue3: null,
    visibleFlag2: 0,
    orderNum: index + 1,
  })),
}));

/** Types of an item, for a native select. */
export const TYPES = ['input', 'select', 'switch', 'data', 'datarange'];

/** Operations of every page. The first group is open. */
interface ItemsPage {
  mount(host: HTMLElement): void;
  unmount(): void;
  /** Returns the title of an item of the first group as the page holds it. */
  titleAt(index: number): string;
  /** Selector of an item's element. */
  row: string;
  /** Selector of the button that moves an item up, in its row. */
  up: string;
}

/** Registers the page for measuring. */
export function enter({ mount, unmount, titleAt, row, up }: ItemsPage): void {
  const rows = () => [...document.querySelectorAll<HTMLElement>(row)];
  const typed = () => rows()[TYPED]!.querySelector<HTMLInputElement>('input')!;
  Object.assign(window, {
    contestant: {
      mount,
      unmount,
      reveal: () => typed().scrollIntoView({ block: 'center' }),
      type: (text: string) => typeInto(typed(), text),
      move: () => rows()[TYPED]!.querySelector<HTMLElement>(up)!.click(),
      facts: () => ({ count: rows().length, typed: titleAt(TYPED), above: titleAt(TYPED - 1) }),
    },
  });
}
