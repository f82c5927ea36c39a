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
  it('are all of them without permissions', () => {
    expect(allowedActions(actions, { selectable: true }, undefined)).toEqual({
      ...actions,
      deletable: true,
      selectable: true,
      switchable: undefined,
    });
  });

  it('exclude what the reader may not do', () => {
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

  it('include deletion without a function only when `deletable` is set', () => {
    expect(allowedActions({}, {}, undefined).deletable).toBe(false);
    expect(allowedActions({ deletable: true }, {}, can).deletable).toBe(true);
  });
});
