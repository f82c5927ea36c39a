/** Menu entries with which checks are ordered belong to the mall; an entry of another module stays. */
export const menuModules = [
  `update menus set remark = 'MALL' where code in ('order', 'company-order') and remark is null`,
];
