import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import FilterListOutlined from '@mui/icons-material/FilterListOutlined'
import HistoryOutlined from '@mui/icons-material/HistoryOutlined'
import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined'
import Button from '@mui/material/Button'
import { useId, useState } from 'react'
import { useEndpoint } from '../../../api/use-endpoint.ts'
import { now } from '../../../clock.ts'
import { listAuditLogs } from '../../../contract/audit-log.ts'
import { dayOf } from '../../../documents/period.ts'
import { useDownload } from '../../../documents/use-download.ts'
import { busyProps } from '../../../ui/feedback/busy-props.ts'
import { PanelNote } from '../../../ui/layout/panel-note.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { useAuditedRecords } from './audited-record.tsx'
import { ReadWarning, ReadError } from '../../../session/read-states.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { showToast } from '../../../toast.ts'
import { counted, formatNumber } from '../../../text/format.ts'
import { auditLogCsv } from './audit-log-csv.ts'
import { AuditLogFilter } from './audit-log-filter.tsx'
import { AuditLogTable } from './audit-log-table.tsx'
import { actionsIn, countFilters, entityKindsIn, filterAuditLog, NO_FILTER, SHOWN_ENTRIES } from './filter-audit-log.ts'

const entryCount = (count: number): string => counted(count, 'entry', 'entries')

export function AuditLogTab() {
  const list = useEndpoint(listAuditLogs)
  const { data, error, mutate } = list
  const [filter, setFilter] = useState(NO_FILTER)
  const [filtering, setFiltering] = useState(false)
  const { download, busy } = useDownload()
  const id = useId()

  const entries = data ?? []
  const findRecord = useAuditedRecords(entries)
  const matches = filterAuditLog(entries, filter, findRecord)
  const set = countFilters(filter)

  const exportCsv = async () => {
    const handedOver = await download({ name: `audit-log-${dayOf(now())}.csv`, make: () => auditLogCsv(matches) })
    if (handedOver) showToast({ title: 'Audit log exported', description: entryCount(matches.length) })
  }

  return (
    <>
      <ReadWarning list={list} />
      <Panel
        bare
        title="Audit Log"
        part="audit-log"
        actions={
          <>
            <Button
              startIcon={<FilterListOutlined />}
              aria-expanded={filtering}
              aria-controls={id}
              onClick={() => setFiltering(!filtering)}
            >
              {set === 0 ? 'Filter' : `Filter (${set})`}
            </Button>
            <Button
              variant="outlined"
              startIcon={<DownloadOutlined />}
              disabled={matches.length === 0}
              {...busyProps(busy, () => void exportCsv())}
            >
              Export CSV
            </Button>
          </>
        }
      >
        {filtering && (
          <AuditLogFilter
            id={id}
            filter={filter}
            actions={actionsIn(entries)}
            entities={entityKindsIn(entries)}
            onChange={setFilter}
          />
        )}
        {!data ? (
          error ? (
            <ReadError what="The audit log" error={error} onRetry={() => void mutate()} />
          ) : (
            <SkeletonRows rows={SHOWN_ENTRIES} columns={4} head />
          )
        ) : entries.length === 0 ? (
          <EmptyState
            icon={<HistoryOutlined />}
            title="No activity yet"
            text="Payments, cards, trades and changes to your organization appear here."
          />
        ) : matches.length === 0 ? (
          <EmptyState
            icon={<SearchOffOutlined />}
            title="No matching entries"
            text="No activity matches your filters."
            action={<Button onClick={() => setFilter(NO_FILTER)}>Show all</Button>}
          />
        ) : (
          <AuditLogTable entries={matches.slice(0, SHOWN_ENTRIES)} findRecord={findRecord} />
        )}
        {data && entries.length > 0 && (
          <PanelNote role="status">
            Showing {Math.min(matches.length, SHOWN_ENTRIES)} of {entryCount(matches.length)}
            {set > 0 && ` that ${matches.length === 1 ? 'matches' : 'match'}, ${formatNumber(entries.length)} in total`}
            .{matches.length > SHOWN_ENTRIES && ' Export to see all.'}
          </PanelNote>
        )}
      </Panel>
    </>
  )
}
