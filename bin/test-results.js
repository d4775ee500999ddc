/** Reads the reports of the test runners into the same counts. A runner that crashed counts as failed. */
import { existsSync, readFileSync } from 'node:fs'

/** @param {boolean} passed */
export function countCheck(passed) {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 }
}

/** Counts Vitest's JSON report; a file that could not be loaded counts as one failure. */
export function countVitest(file, exitCode) {
  return countReport(file, exitCode, (report) => ({
    passed: report.numPassedTests,
    failed:
      report.numFailedTests +
      report.testResults.filter((suite) => suite.status === 'failed' && !suite.assertionResults.some(isFailed)).length,
    skipped: report.numPendingTests + report.numTodoTests,
  }))
}

/** Counts Playwright's JSON report. A test that passed when it was run again is in `passed` and in `repeated`. */
export function countPlaywright(file, exitCode) {
  return countReport(file, exitCode, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    repeated: stats.flaky,
  }))
}

export function addCounts(list) {
  return list.reduce(
    (sum, counts) => ({
      passed: sum.passed + counts.passed,
      failed: sum.failed + counts.failed,
      skipped: sum.skipped + counts.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
}

export function formatCounts({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

export function isGreen({ failed, passed }) {
  return failed === 0 && passed > 0
}

function countReport(file, exitCode, count) {
  const counts = readCounts(file, count) ?? { passed: 0, failed: 0, skipped: 0 }
  // Unhandled errors outside of tests, no tests at all, and crashes are not in the report.
  const isUnexplained = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0)
  return isUnexplained ? { ...counts, failed: 1 } : counts
}

function readCounts(file, count) {
  if (!existsSync(file)) return undefined
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // Truncated by a crash; the caller counts that as a failure.
    return undefined
  }
}

function isFailed(test) {
  return test.status === 'failed'
}
