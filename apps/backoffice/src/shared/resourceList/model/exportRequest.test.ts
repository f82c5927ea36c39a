import { exportRequest } from '@mingjian/api';
import { exportRequestOf, gridJobOf } from './exportRequest';

const source = {
  resource: 'aCompanyInfo',
  title: '客户公司',
  exportFormats: { balance: 'money' },
  nameFields: { managerId: 'managerName' },
} as const;

describe('an export', () => {
  it('requests the rows and columns that the list shows', async () => {
    const request = exportRequestOf(
      {
        format: 'xlsx',
        scope: 'view',
        query: {
          conditions: [{ field: 'status', operator: 'EQ', value: '1' }],
          sort: [{ field: 'companyNo', descending: true }],
        },
        columns: [
          { field: 'companyNo', label: '客户编号', isText: true },
          { field: 'status', label: '状态', isText: false, labels: { '1': '正式' } },
          { field: 'balance', label: '余额', isText: false },
          { field: 'managerId', label: '项目经理', isText: false },
        ],
        keys: ['a', 'b'],
      },
      source,
    );

    expect(request).toEqual({
      resource: 'aCompanyInfo',
      name: '客户公司',
      format: 'xlsx',
      searchParam: '{"SEARCH_EQ_status":"1"}',
      orderParam: 'company_no desc',
      columns: [
        { field: 'companyNo', label: '客户编号', isText: true },
        { field: 'status', label: '状态', isText: false, labels: { '1': '正式' } },
        { field: 'balance', label: '余额', isText: false, as: 'money' },
        { field: 'managerName', label: '项目经理', isText: false },
      ],
      ids: ['a', 'b'],
    });
    await expect(exportRequest.validate(request)).resolves.toMatchObject({
      resource: 'aCompanyInfo',
    });
  });

  it('is listed with its file name and its creation time', () => {
    const job = gridJobOf({
      id: '1',
      resource: 'aCompanyInfo',
      name: '客户公司-20260615-103000',
      format: 'csv',
      status: 'done',
      done: 40,
      total: 40,
      size: 4_096,
      error: null,
      createTime: '2026-06-15 10:30:00',
    });

    expect(job.name).toBe('客户公司-20260615-103000.csv');
    expect(new Date(job.createdAt).toISOString()).toBe('2026-06-15T02:30:00.000Z');
  });
});
