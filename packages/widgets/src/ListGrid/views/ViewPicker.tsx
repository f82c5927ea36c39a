import { useState } from 'react';
import { Badge, Button, Icon, Menu, useTexts, VisuallyHidden, type Messages } from '@mingjian/ui';
import { ChevronDown, LayoutList } from 'lucide-react';
import { lazyPart } from '../../internal/lazyPart/lazyPart';
import { ToolSign } from '../ListGrid.styles';
import type { ViewsState } from './useViews';
import { useViewTasks } from './useViewTasks';
import * as S from './ViewPicker.styles';
import { viewsTexts } from './views.texts';

/** `ViewDialogs`, loaded when the button of the menu is hovered or focused. */
const LazyViewDialogs = lazyPart(async () => (await import('./ViewDialogs')).ViewDialogs, {
  waiting: () => null,
});

export interface ViewPickerProps {
  state: ViewsState;
  messages: Messages;
}

/** Button with the current view, and the menu of all views. A dot marks unsaved changes. */
export function ViewPicker({ state, messages }: ViewPickerProps) {
  const t = useTexts(viewsTexts);
  const { current, isChanged } = state;
  const tasks = useViewTasks(state, messages);
  const hasDialog = tasks.task !== null || state.stale !== null;
  // Once open they stay, so that the question that closes is animated.
  const [isUsed, setUsed] = useState(false);
  if (hasDialog && !isUsed) setUsed(true);

  return (
    <>
      <Menu
        label={t.trigger}
        placement="bottom-end"
        items={tasks.items}
        trigger={
          <Button
            tone="quiet"
            icon={<Icon icon={LayoutList} />}
            onFocus={LazyViewDialogs.preload}
            onPointerEnter={LazyViewDialogs.preload}
          >
            <S.Name>
              {current && <VisuallyHidden>{t.now('')}</VisuallyHidden>}
              <span>{current?.name ?? t.trigger}</span>
            </S.Name>
            {isChanged && <Badge tone="accent" label={t.changed} />}
            <ToolSign>
              <Icon icon={ChevronDown} />
            </ToolSign>
          </Button>
        }
      />
      {isUsed && <LazyViewDialogs state={state} tasks={tasks} />}
    </>
  );
}
