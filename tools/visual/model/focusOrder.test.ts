import { writeStops, type FocusStop } from './focusOrder';

const stop = (more: Partial<FocusStop>): FocusStop => ({
  role: 'button',
  name: '接单',
  tabIndex: 0,
  hidden: false,
  ...more,
});

describe('the order of focus', () => {
  it('has a line for each stop with its role and name', () => {
    expect(writeStops([stop({}), stop({ role: 'textbox', name: ' 姓名\n *' })])).toEqual([
      '- button "接单"',
      '- textbox "姓名 *"',
    ]);
  });

  it('notes a stop without a name, before its turn, or hidden from screen readers', () => {
    expect(writeStops([stop({ name: '' }), stop({ tabIndex: 3 }), stop({ hidden: true })])).toEqual(
      ['- button [no name]', '- button "接单" [tabindex 3]', '- button "接单" [aria-hidden]'],
    );
  });

  it('cuts names that are whole texts', () => {
    expect(writeStops([stop({ name: '字'.repeat(300) })])[0]!.length).toBeLessThan(120);
  });
});
