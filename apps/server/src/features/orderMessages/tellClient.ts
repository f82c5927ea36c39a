import type { SceneValues } from '@mingjian/api';
import { queueScene, type SceneServices } from '../messages/queueScene';

/** Occasions of messages to clients about an order. */
type ClientScene = 'orderPlaced' | 'orderAccepted' | 'delayApproved' | 'reportIssued';

/** Variables that every message about an order has. */
type OrderVariable = keyof SceneValues<'orderPlaced'>;

/** A message to a client. */
interface ClientMessage<Scene extends ClientScene> {
  scene: Scene;
  orderId: string;
  /** Values of the variables beside those of every message about an order. */
  values: Omit<SceneValues<Scene>, OrderVariable>;
  /**
   * Whether it confirms what a client account did itself: by e-mail alone, and not to staff.
   * @default false
   */
  isConfirmation?: boolean | undefined;
}

/**
 * Sends the account that placed an order a message about it, in the product and by e-mail. What the
 * message is about stays here.
 */
export async function tellClient<Scene extends ClientScene>(
  { scene, orderId, values, isConfirmation = false }: ClientMessage<Scene>,
  services: SceneServices,
) {
  const order = await services.db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.orderedBy')
    .innerJoin('companies', 'companies.id', 'orders.companyId')
    .innerJoin('products', 'products.id', 'orders.productId')
    .select(['candidateName', 'orders.position', 'orderNo', 'users.id as userId', 'users.email'])
    .select(['companies.name as companyName', 'products.name as productName'])
    .select('users.companyId as ordererCompany')
    .where('orders.id', '=', orderId)
    .$if(isConfirmation, (query) => query.whereRef('users.companyId', '=', 'orders.companyId'))
    .executeTakeFirst();
  if (!order) return;
  const { userId, email, ordererCompany, ...about } = order;
  const message = {
    scene: scene as ClientScene,
    receiverType: ordererCompany === null ? 3 : 2,
    receiverId: userId,
    language: 'zh',
    orderId,
    values: { ...about, ...values } as SceneValues<'orderAccepted'> & SceneValues<'delayApproved'>,
  } as const;
  if (!isConfirmation) await queueScene({ ...message, channel: 'notice' }, services);
  if (email) await queueScene({ ...message, channel: 'email', recipient: email }, services);
}
