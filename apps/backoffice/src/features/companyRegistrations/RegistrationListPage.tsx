import { useState } from 'react';
import { companyRegistrations, type CompanyRegistration } from '@mingjian/api';
import { useRevision } from '@mingjian/api/react';
import { ListGrid } from '@mingjian/widgets/ListGrid';
import { ListPage } from '../../shared/Page.styles';
import { useLinkFilters } from '../../shared/resourceList/useLinkFilters';
import { useListAdvanced } from '../../shared/resourceList/useListAdvanced';
import { useResourceList } from '../../shared/resourceList/useResourceList';
import { useServerList } from '../../shared/resourceList/useServerList';
import { messages } from '../../shell';
import { OpenRegistration } from './OpenRegistration';
import { RegistrationDrawer } from './RegistrationDrawer';
import { registrationList } from './registrationList';

/** Companies that request an account. One opens beside the list, where staff decide. */
export function RegistrationListPage() {
  const { title, emptyNote, columns, filters, advancedFields, labelOf } =
    useResourceList(registrationList);
  const server = useServerList(registrationList, title);
  const advanced = useListAdvanced(registrationList.pageCode, advancedFields);
  const allFilters = useLinkFilters(registrationList, filters, labelOf, server);
  const [opened, setOpened] = useState<CompanyRegistration | null>(null);

  return (
    <ListPage>
      <OpenRegistration value={setOpened}>
        <ListGrid<CompanyRegistration>
          {...server.props}
          label={title}
          columns={columns}
          filters={allFilters}
          advanced={advanced}
          rowKey={idOf}
          revision={useRevision(companyRegistrations.getList)}
          appearance={{ fill: true, level: 1, emptyNote }}
          feedback={{ messages }}
        />
      </OpenRegistration>
      {opened && (
        <RegistrationDrawer
          registration={opened}
          onChange={setOpened}
          onClose={() => setOpened(null)}
        />
      )}
    </ListPage>
  );
}

const idOf = ({ id }: CompanyRegistration) => id;
