import { StatisticScreen } from './StatisticScreen';

/** Own figures: orders and tasks by time. */
export const PersonalPage = () => <StatisticScreen name="personalStatistic" />;
/** Orders placed and accepted by time. */
export const OrdersTakenPage = () => <StatisticScreen name="getOrderStatistic" />;
/** Orders placed by client. */
export const OrdersByClientPage = () => <StatisticScreen name="getMakeOrderStatistic" />;
/** Finished orders by time, and whether they were in time. */
export const DeliveryPage = () => <StatisticScreen name="deliveryStatistic" />;
/** Tasks dispatched by verifier. */
export const DispatchPage = () => <StatisticScreen name="divideStatistic" />;
/** Orders by project manager. */
export const ProjectManagersPage = () => <StatisticScreen name="projectManagerStatistic" />;
/** Passed and returned tasks by verifier. */
export const QualityPage = () => <StatisticScreen name="qualityStatistic" />;
/** Tasks by survey item. */
export const WorkloadPage = () => <StatisticScreen name="workStatistic" />;
/** Flash orders by product. */
export const FlashPage = () => <StatisticScreen name="flashStatistic" />;
