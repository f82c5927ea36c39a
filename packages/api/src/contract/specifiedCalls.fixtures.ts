import type { Module } from './call';

/** A call that a specification names. */
export interface SpecifiedCall {
  method: 'GET' | 'POST';
  path: string;
  module: Module;
}

/** The calls of both specifications, §7: method, module, the start of the paths, their ends. */
const LINES = `
POST default / login getUserInfo logOut checkCode downLoad
GET default / getCodeImage
POST default /system/ upload
POST default /serverInfo/ getServerInfo
POST default /mainBoradMall/ getMainBoradMall getLatestOrderAmount
GET default /oss/ getSourceTree getFileList
GET default /oss2/ getSourceTree getFileList
POST default /oss/ moveOssFileInfo deleteOssFileInfo
POST default /sysOssFolder/ getList save update delete
GET default /sysCodeMaker/ getTableList getColumnList
POST default /sysCodeMaker/ preview dobuild
POST default /report/ genReport
POST default /gCollectApi/ getCollectItems getCollectFormData getFillingForm saveFillingForm downloadPdf sendNoticeTo submitCollectFormData
POST default /gCollectApi/ submitCollectFormData2 refuseCollectFormItem inviteSupplyItem checkCollectPass submitCollectItem
POST default /gCollectApi/ changeCollectAuthStatus submitSingleFormData getCompanyConfig uploadMp3
POST default /api/collectPage/ getCollectAuthInfo getCollectPageData
POST default /gOrderApi/ phoneAuth save update delete
GET default /gOrderApi/ getList
POST default /gContractApi/ getAuthFlag getAuthUrl sendSmsEmail createContract getPersonVerifyUrl downLoadContract signContractCustomer
POST default /gContractApi/ getSignPage getAuthFlagSg rollbackToAccess
POST default /gCompanyApi/ getCompanyDetailById getCompanyProductList refreshProduction refreshProductionById
POST default /cCandidateCollect/ indexOfUser
POST default /cCandidateInfo/ getAuthInfo
POST default /gOrderBaseApi/ getTopUser getServiceTeam save batchDivideOrder assignOrder getOrderAssignInfo changeTaskUser changeTaskUser2
POST default /gOrderBaseApi/ getOrderDetail getOrderTaskList saveOrderTask update getConsigneeName
POST default /api/quickCheck/ saveQuickOrder saveQuickOrder2 getTaskApiResult genReportInfo
POST default /gOrderTaskApi/ submitOrderTaskCheck handleOrderTaskCheck
POST default /gOrderTask/ saveOrderTaskList updatePass
POST default /gOrderBaseApi2/ addOrderProductTask getOrderRelaUserList
POST default /orderFinish/ getOrderRelateUserList
POST default /vOrderInfo/ ToExcel orderListRelationUser orderListInfo
POST default /GOrderReportVersion/ save getLastVersion getReportList
GET default /GOrderReportVersion/ getList
POST default /GOrderReportCover/ getLastVersion save
POST default /GOrderReportSummary/ getLastVersion save
POST default /GOrderReportRemark/ getLastVersion save
POST default /GOrderReportEnding/ getLastVersion save
POST default /gOrderKpiApi/ saveOrderKpi getOrderKpiList getCalKpiItemList saveOrderKpi2 getOrderKpiList2 saveOrderSafeLevel getOrderSafeLevel
POST default /gOrderSafeLevel/ delete
POST default /gOrderReportLog/ delete
POST default /gOrderReportApi/ saveOrderReportRecord pushReportToHr
POST default /gFadadaApi/ getCompanyVerifyUrl genCompanySignature getExemptSignUrl
POST default /gOrderApiLog/ showApi getTags getApiLog message
GET default /gOrderNoteLog/ getList
POST default /gOrderNoteLog/ save delete
GET default /gOrderFollowUpLog/ getList
POST default /gOrderFollowUpLog/ delete
POST default /GOrderInfoExtra/ uploadOrderSubmitDate
POST default /gOrderInfo/ updateRemark getUserList generateBill deleteStatement getCollectTableList getCredentialAndResume change cancelOrder
POST default /gOrderInfo/ applyInvoice reduceAmount
POST default /main/ getMainBoardData companyAmountLog
POST default /api/statistic/ flashStatistic getOrderStatistic getMakeOrderStatistic deliveryStatistic divideStatistic personalStatistic
POST default /api/statistic/ projectManagerStatistic qualityStatistic workStatistic
POST default /aCompanyInfo/ getManager getDataSourceList getCompanyList
POST default /hCalendar/ insertYear
POST default /aCompanyAccount/ getById updatePassword updatePhone updateEmail adminUpdatePassword
POST default /fMessageInfo/ getSignNameList
POST default /fNoticeInfo/ getUnReadCount
POST default /hKpiItem/ getInfoList
POST default /bProductInfo/ getGroup
GET system /sysMenus/ getMenuTree
POST system /sysMenus/ save update delete
POST system /sysRoles/ getRoleCheckedIds
POST system /sysUsers/ getRolesIdByUid getUserInfoById updatePassword
GET system /sysDicCode/ getCommonList getCommonListGroup
GET system /sysLog/ getList
POST system /sysLog/ delete
POST system /zTimer/ getList save update delete startJob stopJob
GET none /sysGatewayRoute/ getList flush
POST none /sysGatewayRoute/ save update delete/{ids}
`;

/** The sets that have all of getList, save, update and delete, by module. */
export const SPECIFIED_SETS: Readonly<Record<Module, string>> = {
  default: `cCandidateInfo vOrderInfo VOrderFinancialInfo gOrderInfo VOrderInfoFlush aCompanyStatement aCompanyInvoice VCompanyInvoiceInfo
    hArticleCategory hArticleInfo hFilterInfo vCompanyServiceName VCompanyInfo aCompanyInfo aCompanyAccount aCompanySetMenu aCompanyBalanceLog
    aCompanyProduct aCompanyTicket aCompanyFollowUpLog aCompanyOperateLog fResourceLib fMessageTemplate fMessageInfo FMessageInfoRecord
    VMessageInfo fNoticeInfo hSassAccount hKpiItem bProductInfo aCompanySettlementLog hCalendar fEmailRecord aCompanyAddress gOrderApi`,
  system: 'sysRoles sysDept sysUsers sysDicCode sysDicValue',
  none: 'sysConfigUser',
};

/** Every call that the specifications name outside the sets. */
export const SPECIFIED_CALLS: readonly SpecifiedCall[] = LINES.trim()
  .split('\n')
  .flatMap((line) => {
    const [method, module, start, ...ends] = line.split(' ') as [
      'GET' | 'POST',
      Module,
      string,
      ...string[],
    ];
    return ends.map((end) => ({ method, path: start + end, module }));
  });
