/**
 * Reads the reports of the test runners into the same counts, with the names of the tests that failed. A runner that
 * crashed counts as failed.
 */
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** @param {boolean} passed */
export function countCheck(passed) {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0, failures: [] }
}

/** Counts Vitest's JSON report; a file that could not be loaded counts as one failure. */
export function countVitest(file, exitCode) {
  return countReport(file, exitCode, (report) => {
    const failures = report.testResults.flatMap(failuresOfFile)
    return {
      passed: report.numPassedTests,
      failed: failures.length,
      skipped: report.numPendingTests + report.numTodoTests,
      failures,
    }
  })
}

/** Counts Playwright's JSON report. A test that passed when it was run again is in `passed` and in `repeated`. */
export function countPlaywright(file, exitCode) {
  return countReport(file, exitCode, ({ stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    repeated: stats.flaky,
    failures: suites.flatMap((suite) => failuresOfSuite(suite)),
  }))
}

/** Counts the drill's own report of kept and broken promises. */
export function countDrill(file, exitCode) {
  return countReport(file, exitCode, (counts) => counts)
}

export function addCounts(list) {
  return list.reduce(
    (sum, counts) => ({
      passed: sum.passed + counts.passed,
      failed: sum.failed + counts.failed,
      skipped: sum.skipped + counts.skipped,
      failures: [...sum.failures, ...counts.failures],
    }),
    countNothing(),
  )
}

export function formatCounts({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

export function isGreen({ failed, passed }) {
  return failed === 0 && passed > 0
}

function countReport(file, exitCode, count) {
  const counts = readCounts(file, count) ?? countNothing()
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

function countNothing() {
  return { passed: 0, failed: 0, skipped: 0, failures: [] }
}

/** The failed tests of one file of Vitest's report; the file itself where it could not be loaded. */
function failuresOfFile({ name, status, assertionResults }) {
  if (status !== 'failed') return []
  const failed = assertionResults.filter((test) => test.status === 'failed')
  const path = relative(process.cwd(), name)
  return failed.length === 0 ? [path] : failed.map((test) => `${path}: ${test.fullName.trim()}`)
}

/** The failed tests of one suite of Playwright's report: a file, or a group inside it. */
function failuresOfSuite({ suites = [], specs = [] }) {
  const failed = specs.filter((spec) => spec.tests.some((test) => test.status === 'unexpected'))
  return [
    ...failed.map((spec) => `${spec.file}:${spec.line}: ${spec.title}`),
    ...suites.flatMap((suite) => failuresOfSuite(suite)),
  ]
}
