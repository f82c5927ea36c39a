/** The contestants and their pages. `most` is the maximum number of rows of a contestant. */
export const contestants = [
  { name: 'raw-floor', page: 'rawFloor.ts', css: 'plain.css' },
  { name: 'react-bare', page: 'reactBare.tsx', css: 'plain.css' },
  { name: 'ours', page: 'ours.tsx' },
  { name: 'tanstack', page: 'tanstack.tsx', css: 'plain.css' },
  { name: 'mui-datagrid', page: 'mui.tsx', most: 100 },
  { name: 'ag-grid', page: 'agGrid.tsx' },
  { name: 'antd-table', page: 'antd.tsx' },
  { name: 'pro-table', page: 'proTable.tsx' },
];
