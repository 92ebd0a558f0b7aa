import { useState } from 'react';
import { SelectField } from '../../ui/field/SelectField.tsx';
import { useOffice } from '../api/OfficeProvider.tsx';
import { useOfficeQuery } from '../api/use-query.ts';
import { Panel } from '../parts/layout.ts';
import { Page } from '../parts/Page.tsx';
import { QueryView } from '../parts/QueryView.tsx';
import { SimpleForm } from '../parts/SimpleForm.tsx';
import { useGo } from '../shell/Navigation.tsx';
import { correctionFields } from './fields.ts';
import { requestHref, requestsPath } from './parts.tsx';

const empty = { start: '', name: '', phone: '', email: '', childName: '', childAge: '', note: '' };

/** The form for a request that came by phone or WhatsApp. Requires only course, parent and phone. */
export function NewRequestPage() {
  const query = useOfficeQuery('requests/courses', {});
  const { call } = useOffice();
  const go = useGo();
  const [chosen, setChosen] = useState('');
  return (
    <Page title="Type in a request" back={{ href: requestsPath, label: 'Requests' }}>
      <QueryView query={query} loading="Loading the courses">
        {({ courses }) => {
          const course = courses.find(({ id }) => id === chosen) ?? courses[0];
          if (!course) return <p>There is no course yet.</p>;
          return (
            <Panel aria-label="Request">
              <SelectField label="Course" value={course.id} onChange={({ target }) => setChosen(target.value)}>
                {courses.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </SelectField>
              <SimpleForm
                label="Request"
                fields={correctionFields(course.starts)}
                values={{ ...empty, start: course.starts[0] ?? '' }}
                submit="Save the request"
                onSend={async (values) => {
                  const { id } = await call('requests/add', { ...empty, ...values, course: course.id });
                  go(requestHref(id));
                }}
                done="The request is saved."
              />
            </Panel>
          );
        }}
      </QueryView>
    </Page>
  );
}
