export interface SoakProblem {
  kind: 'selected' | 'mounted' | 'pinned' | 'empty';
  text: string;
}

export interface SoakRun {
  /** Addresses of pages to open. */
  addresses: readonly string[];
  /** Number of operations before this run. */
  from: number;
  /** Number of operations. None: only the state to measure is made. */
  count: number;
}

/**
 * Runs in the window: does things to its tabs as a person does, by pointer and keys, then closes
 * all and opens three pages. Returns what was wrong after an operation. The same run does the same.
 */
export async function operate({ addresses, from, count }: SoakRun): Promise<SoakProblem[]> {
  const LISTS = ['/f-order/f-order/orderList', '/f-order/candidateList', '/a-company/companyList'];
  const MOST_TABS = 40;
  const problems: SoakProblem[] = [];
  let seed = from + 1;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const tabs = () => [...document.querySelectorAll<HTMLElement>('[role="tab"]')];
  const anyTab = () => tabs()[random(tabs().length)]!;
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('[role="tabpanel"]')].find((panel) =>
      panel.checkVisibility(),
    );
  const press = (key: string, more: KeyboardEventInit, target: EventTarget = document.body) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
  const open = (path: string) => {
    history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  };
  const choose = async (tab: HTMLElement, action: string) => {
    const { left, top } = tab.getBoundingClientRect();
    const at = { bubbles: true, clientX: Math.max(left, 1) + 4, clientY: top + 4 };
    tab.dispatchEvent(new MouseEvent('contextmenu', at));
    await frame();
    const items = [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')];
    items.find((item) => item.textContent.startsWith(action))?.click();
    await frame();
  };
  /** A page has its heading, or two seconds have passed. */
  const settle = async () => {
    for (let turn = 0; turn < 120; turn += 1) {
      await frame();
      if (shown()?.querySelector('h1')) return true;
    }
    return false;
  };

  const operations: (() => unknown)[] = [
    () => open(addresses[random(addresses.length)]!),
    () => open(addresses[random(addresses.length)]!),
    () => open(LISTS[random(LISTS.length)]!),
    () => anyTab().click(),
    () => anyTab().click(),
    () => choose(anyTab(), '刷新'),
    () => anyTab().parentElement?.querySelector<HTMLElement>('[title^="关闭"]')?.click(),
    () => anyTab().dispatchEvent(new MouseEvent('auxclick', { button: 1, bubbles: true })),
    () => press('T', { code: 'KeyT', altKey: true, shiftKey: true }),
    () => press('ArrowRight', { ctrlKey: true, shiftKey: true }, anyTab()),
    () => press('ArrowLeft', { ctrlKey: true, shiftKey: true }, anyTab()),
    () => choose(anyTab(), random(2) === 0 ? '固定' : '取消固定'),
  ];
  for (let turn = 0; turn < count; turn += 1) {
    const index = random(operations.length);
    await operations[index]!();
    const isShown = await settle();
    if (tabs().length > MOST_TABS) await choose(anyTab(), '关闭左侧');
    check(`operation ${from + turn} (${index})`, isShown);
  }
  for (const tab of tabs()) await choose(tab, '取消固定');
  await choose(tabs()[0]!, '全部关闭');
  for (const address of addresses.slice(0, 3)) {
    open(address);
    await settle();
  }
  return problems;

  function check(text: string, isShown: boolean) {
    const selected = tabs().filter((tab) => tab.getAttribute('aria-selected') === 'true');
    const mounted = document.querySelectorAll('[role="tabpanel"]').length;
    const pins = tabs().map((tab) => tab.textContent.includes('已固定'));
    const isPinnedFirst = !pins.slice(1).some((isPinned, at) => isPinned && at > 0 && !pins[at]);
    if (selected.length !== 1)
      problems.push({ kind: 'selected', text: `${text}: ${selected.length}` });
    if (mounted > 10) problems.push({ kind: 'mounted', text: `${text}: ${mounted}` });
    if (!isPinnedFirst) problems.push({ kind: 'pinned', text });
    if (!isShown) problems.push({ kind: 'empty', text });
  }
}
