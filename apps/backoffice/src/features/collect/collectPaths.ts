/** Returns the address of the review of an order's collection form. */
export function collectReviewPath(orderId: string, candidateId: string): string {
  return `/f-order/f-order/collectReview?${new URLSearchParams({ orderId, candidateId })}`;
}
