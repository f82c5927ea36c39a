/** Returns the address of the page on which a task is worked on. */
export const taskDeskPath = (taskId: string): string =>
  `/f-order/f-order/taskDesk?${new URLSearchParams({ taskId })}`;
