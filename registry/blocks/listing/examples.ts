import type { BlockExamples } from '#engine';

const order = (sort: string, current?: string) => ({ href: `/listing/list?sort=${sort}`, ...(current ? { current } : {}) });
const view = (more: object) => ({
  path: '/listing/list',
  address: '/listing/list',
  lists: [
    { list: 'accounts', href: '/listing/list', current: true },
    { list: 'submissions', href: '/listing/list?list=submissions', current: false },
  ],
  list: 'accounts',
  search: '',
  status: '',
  statuses: ['Started', 'Registered', 'Detailing', 'Verifying', 'Assessing', 'SettlementProcessing', 'Completed', 'Inactive'],
  kept: [],
  orders: { name: order('name'), identifier: order('identifier'), created: order('-created'), updated: order('updated', 'descending') },
  total: 1,
  pages: {},
  ...more,
});
const row = (index: number, more: object = {}) => ({
  id: `a-${index}`,
  href: `/listing/details?accountId=a-${index}`,
  name: 'Megan Pritchard',
  identifier: `NG-10423${index}`,
  email: `person${index}@example.org`,
  status: 'Verifying',
  createdAt: '2025-11-03T09:30:00Z',
  updatedAt: '2026-11-19T16:40:00Z',
  ...more,
});
const ready = (value: object) => ({ listing: { state: 'ready', value } });
const submissions = {
  list: 'submissions',
  lists: [
    { list: 'accounts', href: '/listing/list', current: false },
    { list: 'submissions', href: '/listing/list?list=submissions', current: true },
  ],
  statuses: ['Draft', 'Done'],
  kept: [['list', 'submissions']],
  formSlug: '',
  forms: [{ slug: 'vehicle-claim', name: 'Your vehicle' }],
  orders: { reference: order('reference'), created: order('-created'), updated: order('updated', 'descending') },
};
const sent = (index: number, status: 'Draft' | 'Done') => ({
  id: `s-${index}`,
  href: `/listing/details?accountId=a-${index}`,
  name: 'Megan Pritchard',
  identifier: `NG-10423${index}`,
  form: 'Your vehicle',
  reference: '7K3M-9QXD-4',
  status,
  createdAt: '2025-11-03T09:30:00Z',
  updatedAt: '2026-11-19T16:40:00Z',
});

export const examples: BlockExamples = {
  minimal: { props: {}, data: ready(view({ rows: [row(1)] })) },
  full: {
    props: {},
    data: ready(
      view({
        registerHref: '/page/registration?isWorkspace=true',
        total: 1001,
        preceding: 25,
        rows: [
          row(1, { description: 'In the group', colour: 'green' }),
          row(2, { name: 'ليلى حداد', status: 'Inactive', colour: 'red' }),
          row(3, { name: 'Siân Llewellyn' }),
        ],
        pages: { first: '/listing/list', previous: '/listing/list?before=a-1', next: '/listing/list?after=a-3' },
      }),
    ),
  },
  submissions: { props: {}, data: ready(view({ ...submissions, total: 2, rows: [sent(1, 'Done'), sent(2, 'Draft')] })) },
  overflow: {
    props: {},
    data: ready(
      view({
        total: 25,
        search: 'a name with very many words that goes on',
        status: 'Completed',
        clearHref: '/listing/list',
        rows: Array.from({ length: 25 }, (_, index) =>
          row(index, {
            name: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh',
            email: `a.very.long.address.of.a.person.${index}@example.org`,
          }),
        ),
      }),
    ),
  },
  nothing: { props: {}, data: ready(view({ search: 'zzz', clearHref: '/listing/list', total: 0, rows: [] })) },
  loading: { props: {}, data: { listing: { state: 'loading' } } },
  empty: { props: {}, data: { listing: { state: 'empty' } } },
  unavailable: { props: {}, data: { listing: { state: 'unavailable' } } },
};
