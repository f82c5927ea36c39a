import type { ReactNode } from 'react';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createAnnouncements } from '../../LiveRegion/announcements';
import { LiveRegion } from '../../LiveRegion/LiveRegion';
import { createMessages } from '../../Message/messages';
import { MessageRegion } from '../../Message/MessageRegion';
import { createNotifications } from '../../Notification/notifications';
import { NotificationRegion } from '../../Notification/NotificationRegion';

const announcements = createAnnouncements();
const messages = createMessages();
const notifications = createNotifications();

/** Parts that stand at the end of the document from the beginning. */
const REGIONS: readonly [name: string, role: string, Region: () => ReactNode][] = [
  ['announcements', '[role=status]', () => <LiveRegion announcements={announcements} />],
  ['messages', '[role=status]', () => <MessageRegion messages={messages} />],
  ['notifications', '[role=region]', () => <NotificationRegion notifications={notifications} />],
];

describe('a region of a page that a server rendered', () => {
  it.each(REGIONS)('comes after what is hydrated: %s', (_, role, Region) => {
    const page = (
      <main>
        <Region />
      </main>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    const onRecoverableError = vi.fn();

    render(page, { container, hydrate: true, onRecoverableError });

    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(document.querySelector(role)).not.toBeNull();
    container.remove();
  });
});
