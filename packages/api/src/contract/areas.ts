/*
 * Every area of the contract, the only list of them: `contract` and the package's public names are
 * derived from it, and a test names a file that is missing here.
 */
export * from './candidates/candidates';
export * from './candidates/privacy';
export * from './companies/companies';
export * from './companies/companyLookups';
export * from './companies/companyRegistrations';
export * from './files/fileParts';
export * from './files/files';
export * from './files/materials';
export * from './finance/finance';
export * from './integrations/integrations';
export * from './integrations/webhooks';
export * from './library/library';
export * from './lists/lists';
export * from './maps/maps';
export * from './messages/assistant';
export * from './messages/messages';
export * from './messages/outbox';
export * from './messages/support';
export * from './orders/collect';
export * from './orders/kpi';
export * from './orders/orderBase';
export * from './orders/orderImports';
export * from './orders/orderInfo';
export * from './orders/backRequests';
export * from './orders/reductionRequests';
export * from './orders/delayRequests';
export * from './orders/disputes';
export * from './orders/orderPapers';
export * from './orders/orderRatings';
export * from './orders/orders';
export * from './orders/orderWork';
export * from './orders/reports';
export * from './orders/signing';
export * from './products/products';
export * from './session/accountHelp';
export * from './session/events';
export * from './session/open';
export * from './session/profile';
export * from './session/session';
export * from './statistics/board';
export * from './statistics/statistics';
export * from './system/administration';
export * from './system/codeMaker';
export * from './system/system';
