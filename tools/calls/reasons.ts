/** Reasons by path, from a reason with the start of paths and their ends. */
const reasons = (...entries: readonly (readonly [reason: string, start: string, ends: string])[]) =>
  Object.fromEntries(
    entries.flatMap(([reason, start, ends]) =>
      ends.split(' ').map((end) => [`${start}${end}`, reason] as const),
    ),
  );

/** Specified calls that the reference server does not serve, by path, with the reason. */
export const UNSERVED: Readonly<Record<string, string>> = {};

const IN_ORDER = 'The page of the order has it already, with the order';
const AT_ONCE = 'Screens send one at a time; this takes several';
const BY_FORM = 'The form of orders sends `gOrderInfo/save` and `saveAll`, which do the same';
const IN_FORM = 'The review and the candidate’s pages have it already, with the whole form';
const BY_ROW = 'The row of the list has it already';
const ON_PAPER = 'For those who type in forms on paper; candidates fill in theirs themselves';
const IN_LIST = 'The list with joined names has the same rows';

/** Specified calls that are served and that no screen makes, by path, with the reason. */
export const SCREENLESS: Readonly<Record<string, string>> = reasons(
  ['The session of `@mingjian/api` makes it', '/', 'login logOut'],
  ['The tree has the folders, with their counts', '/sysOssFolder/', 'getList'],
  [IN_FORM, '/gCollectApi/', 'getCollectItems getCompanyConfig'],
  [IN_FORM, '/api/collectPage/', 'getCollectAuthInfo'],
  [IN_FORM, '/cCandidateCollect/', 'indexOfUser'],
  [IN_FORM, '/cCandidateInfo/', 'getAuthInfo'],
  [ON_PAPER, '/gCollectApi/', 'getFillingForm saveFillingForm submitCollectItem'],
  ['Recordings are sent by telephone systems', '/gCollectApi/', 'uploadMp3'],
  [IN_ORDER, '/gOrderApi/', 'getList'],
  ['Rows are made by the queries of data sources', '/gOrderApi/', 'save update delete'],
  [
    'The page of signing opens whatever comes next by `getSignPage` and `getAuthFlag`',
    '/gContractApi/',
    'getAuthUrl getPersonVerifyUrl getAuthFlagSg',
  ],
  ['The course of signing does it with its moves', '/gContractApi/', 'createContract'],
  ['The list of a company’s products has them', '/gCompanyApi/', 'getCompanyProductList'],
  ['Versions of products are taken one at a time', '/gCompanyApi/', 'refreshProduction'],
  [IN_ORDER, '/gOrderBaseApi/', 'getServiceTeam getConsigneeName'],
  [BY_FORM, '/gOrderBaseApi/', 'save'],
  [BY_FORM, '/api/quickCheck/', 'saveQuickOrder saveQuickOrder2'],
  ['The list of flash orders counts the answers', '/api/quickCheck/', 'getTaskApiResult'],
  [AT_ONCE, '/gOrderBaseApi/', 'changeTaskUser2'],
  [AT_ONCE, '/gOrderTaskApi/', 'submitOrderTaskCheck handleOrderTaskCheck'],
  [AT_ONCE, '/gOrderTask/', 'saveOrderTaskList updatePass'],
  ['The picker of recipients asks `getUserList`', '/gOrderBaseApi2/', 'getOrderRelaUserList'],
  ['The picker of recipients asks `getUserList`', '/orderFinish/', 'getOrderRelateUserList'],
  ['Lists are exported in the background, also long ones', '/vOrderInfo/', 'ToExcel'],
  [IN_LIST, '/vOrderInfo/', 'orderListRelationUser orderListInfo'],
  ['A judgement has the items it stands on', '/gOrderKpiApi/', 'getCalKpiItemList'],
  ['The list of exchanges has both', '/gOrderApiLog/', 'showApi getTags'],
  [IN_ORDER, '/gOrderNoteLog/', 'getList'],
  ['Notes stay in the history; their author takes them back by it', '/gOrderNoteLog/', 'delete'],
  [
    'Statements are made and taken back on their own page',
    '/gOrderInfo/',
    'generateBill deleteStatement',
  ],
  [IN_ORDER, '/gOrderInfo/', 'getCollectTableList getCredentialAndResume'],
  [IN_LIST, '/gOrderInfo/', 'getList'],
  ['A draft is withdrawn by its move', '/gOrderInfo/', 'delete'],
  ['Sources are asked by the product', '/aCompanyInfo/', 'getDataSourceList'],
  [IN_LIST, '/hKpiItem/', 'getInfoList'],
  ['The page of menus has the tree of everybody', '/sysMenus/', 'getMenuTree'],
  [BY_ROW, '/sysUsers/', 'getRolesIdByUid getUserInfoById'],
  [IN_LIST, '/vCompanyServiceName/', 'getList save update delete'],
  [IN_LIST, '/fMessageInfo/', 'getList'],
  [
    'Settings come with the session and the list, and are saved whole',
    '/sysConfigUser/',
    'getList update delete',
  ],
);
