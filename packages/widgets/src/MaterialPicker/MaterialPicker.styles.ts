import { tokens, visuallyHidden } from '@mingjian/ui';
import { styled } from 'styled-components';

/*
 * Overridable from any ancestor: --mj-material-height, the height of the folders and the pictures.
 * It is read with a fallback and never set here, so an inherited value wins.
 */
export const Root = styled.div`
  min-width: 0;
  height: 100%;
  container-type: inline-size;
`;

/** Gives its height to the shown library, with or without tabs above it. */
export const Body = styled.div`
  display: flex;
  flex-direction: column;
  height: var(--mj-material-height, min(${tokens.width.xxl}, 60vh));

  &[data-tabs] > div,
  &[data-tabs] > div > [role='tabpanel']:not([hidden]) {
    display: flex;
    flex: 1 1 0;
    flex-direction: column;
    min-height: 0;
  }

  @container (width < 640px) {
    height: auto;

    &[data-tabs] > div,
    &[data-tabs] > div > [role='tabpanel']:not([hidden]) {
      flex: none;
    }
  }
`;

/** Folders and pictures beside each other; one below the other where it is narrow. */
export const Library = styled.div`
  display: grid;
  flex: 1 1 0;
  min-height: 0;
  grid-template-columns: minmax(${tokens.width.xxs}, 1fr) minmax(0, 4fr);
  grid-template-rows: minmax(0, 1fr);
  gap: ${tokens.space.lg};

  @container (width < 640px) {
    flex: none;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto auto;
  }
`;

export const Folders = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  gap: ${tokens.space.xs};
  min-width: 0;
  min-height: 0;
  padding-inline-end: ${tokens.space.md};
  border-inline-end: ${tokens.line.thin} solid ${tokens.color.border};

  & > [role='group'] {
    min-height: 0;
    overflow: auto;
  }

  @container (width < 640px) {
    max-height: ${tokens.width.xxs};
    padding: 0 0 ${tokens.space.sm};
    border-inline-end: 0;
    border-block-end: ${tokens.line.thin} solid ${tokens.color.border};
  }
`;

export const FolderTools = styled.div`
  display: flex;
  align-items: center;
  min-height: ${tokens.size.control};
`;

export const PaneTitle = styled.span`
  flex: 1;
  font-weight: ${tokens.font.strong};
`;

export const Pictures = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.sm};
  min-width: 0;
  min-height: 0;
  border-radius: ${tokens.radius.md};

  &[data-over] {
    outline: ${tokens.line.thick} dashed ${tokens.color.accent};
    outline-offset: ${tokens.space.xs};
  }
`;

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.sm};
`;

export const Search = styled.div`
  flex: 1 1 ${tokens.width.xxs};
  max-width: ${tokens.width.xs};
  margin-inline-end: auto;
`;

export const Input = styled.input`
  ${visuallyHidden}
`;

export const Uploads = styled.ul`
  display: grid;
  flex: none;
  gap: ${tokens.space.xs};
  max-height: ${tokens.width.xxs};
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;
`;

export const Upload = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto auto;
  gap: ${tokens.space.sm};
  align-items: center;
  min-height: ${tokens.size.control};
  padding: ${tokens.space.xs} ${tokens.space.sm};
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};

  &[data-status='failed'] {
    border-color: ${tokens.color.danger};
  }
`;

export const Meta = styled.span`
  align-self: center;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
`;

export const Failure = styled.span`
  color: ${tokens.color.dangerText};
  font: ${tokens.font.small};
  overflow-wrap: anywhere;
`;

/** The remaining height. */
export const Area = styled.div`
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  min-height: 0;

  & > [role='group'],
  & > [role='group'] > div:last-child {
    display: flex;
    flex: 1 1 0;
    flex-direction: column;
    min-height: 0;
  }

  @container (width < 640px) {
    flex-basis: ${tokens.width.md};
  }
`;

/** The rhythm of the pictures while they load. */
export const Blocks = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(calc(${tokens.size.touch} * 3), 1fr));
  gap: ${tokens.space.sm};
  min-height: 0;
  padding-block: ${tokens.space.xs};
  overflow: hidden;
`;

export const Footer = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${tokens.space.sm};
  justify-content: space-between;
  min-height: ${tokens.size.iconLarge};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
`;

export const Status = styled.span`
  &[data-tone='success'] {
    color: ${tokens.color.successText};
  }

  &[data-tone='danger'] {
    color: ${tokens.color.dangerText};
  }
`;

/** The reason why the selection is not taken, at the start of the dialog's footer. */
export const Refusal = styled.span`
  flex: 1;
  align-self: center;
  color: ${tokens.color.dangerText};
  font: ${tokens.font.small};
  text-align: start;
  overflow-wrap: anywhere;
`;

export const Fields = styled.div`
  display: grid;
  gap: ${tokens.space.lg};
`;

/** The folders of the move dialog: half a window high at most. */
export const MoveTree = styled.div`
  max-height: 50vh;
  min-height: ${tokens.width.xxs};
  overflow: auto;
`;
