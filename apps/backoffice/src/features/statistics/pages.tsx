import { StatisticPage } from './StatisticPage';

/** Own figures: orders and tasks by time. */
export const PersonalPage = () => <StatisticPage name="personalStatistic" />;
/** Orders placed and accepted by time. */
export const OrdersTakenPage = () => <StatisticPage name="getOrderStatistic" />;
/** Orders placed by client. */
export const OrdersByClientPage = () => <StatisticPage name="getMakeOrderStatistic" />;
/** Finished orders by time, and whether they were in time. */
export const DeliveryPage = () => <StatisticPage name="deliveryStatistic" />;
/** Tasks dispatched by verifier. */
export const DispatchPage = () => <StatisticPage name="divideStatistic" />;
/** Orders by project manager. */
export const ProjectManagersPage = () => <StatisticPage name="projectManagerStatistic" />;
/** Passed and returned tasks by verifier. */
export const QualityPage = () => <StatisticPage name="qualityStatistic" />;
/** Tasks by survey item. */
export const WorkloadPage = () => <StatisticPage name="workStatistic" />;
/** Flash orders by product. */
export const FlashPage = () => <StatisticPage name="flashStatistic" />;
