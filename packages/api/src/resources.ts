/*
 * Every resource that is declared once for server and screens. A test names a file that is missing.
 */
export * from './resources/candidates/candidate';
export * from './resources/candidates/deletionCertificate';
export * from './resources/candidates/privacyRequest';
export * from './resources/companies/company';
export * from './resources/companies/companyAccount';
export * from './resources/companies/companyAddress';
export * from './resources/companies/companyFollowUp';
export * from './resources/companies/companyRegistration';
export * from './resources/library/article';
export * from './resources/library/articleCategory';
export * from './resources/library/calendarDay';
export * from './resources/library/materialFolder';
export * from './resources/library/savedFilter';
export * from './resources/messages/emailRecord';
export * from './resources/messages/message';
export * from './resources/messages/messageTemplate';
export * from './resources/messages/notice';
export * from './resources/messages/outboxMessage';
export * from './resources/orders/apiLog';
export * from './resources/orders/companyProduct';
export * from './resources/orders/flashOrder';
export * from './resources/orders/kpiItem';
export * from './resources/orders/order';
export * from './resources/orders/orderApi';
export * from './resources/orders/orderFollowUp';
export * from './resources/products/product';
export * from './resources/system/department';
export * from './resources/system/dictionary';
export * from './resources/system/dictionaryValue';
export * from './resources/system/menu';
export * from './resources/system/role';
export * from './resources/system/systemLog';
export * from './resources/system/timer';
export * from './resources/system/user';
export * from './resources/system/userConfig';
