import type { ListActions } from '../listGridProps';
import { allowedActions } from './allowedActions';

const actions: ListActions<object> = {
  onCreate: () => {},
  onEdit: () => {},
  onDelete: async () => {},
  onSwitch: async () => {},
};
const can = { create: true, update: true, delete: true, fields: ['status'] };

describe('the allowed actions of a list', () => {
  it('are all of them when the response does not say', () => {
    expect(allowedActions(actions, { selectable: true }, undefined)).toEqual({
      ...actions,
      deletable: true,
      selectable: true,
      switchable: undefined,
    });
  });

  it('leave out what the reader may not do', () => {
    const none = { create: false, update: false, delete: false, fields: [] };

    expect(allowedActions(actions, { selectable: true }, none)).toMatchObject({
      onCreate: undefined,
      onEdit: undefined,
      onSwitch: undefined,
      deletable: false,
      selectable: false,
      switchable: [],
    });
    expect(allowedActions(actions, { selectable: true }, can)).toMatchObject({
      ...actions,
      deletable: true,
      selectable: true,
      switchable: ['status'],
    });
  });

  it('keep the selection while another action uses it', () => {
    const invoices = { ...actions, onInvoice: () => {} };

    expect(allowedActions(invoices, { selectable: true }, { ...can, delete: false })).toMatchObject(
      { deletable: false, selectable: true },
    );
  });

  it('offer deletion without a function only when told to, which then ends in an error', () => {
    expect(allowedActions({}, {}, undefined).deletable).toBe(false);
    expect(allowedActions({ deletable: true }, {}, can).deletable).toBe(true);
  });
});
