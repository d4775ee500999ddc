import type { Socket } from 'node:net'

type Stall = { sinceMs: number; bytesRead: number; bytesTaken: number }

/**
 * Closes connections whose caller keeps sending but does not read its response. Node's own timeout does not: every byte
 * that arrives restarts it, and a paused socket reads on until its buffer is full. A caller that sends one byte now and
 * then could keep the response in memory for hours. Callers that send nothing are left to Node's timeout, which also
 * sees the progress within one write.
 */
export class StalledWrites {
  readonly #open = new Set<Socket>()
  readonly #stalls = new Map<Socket, Stall>()
  readonly #writeMs: number
  #timer: NodeJS.Timeout | undefined

  /** @param writeMs a response that makes no progress for this time (ms) ends its connection */
  constructor(writeMs: number) {
    this.#writeMs = writeMs
  }

  watch(socket: Socket): void {
    this.#open.add(socket)
    this.#timer ??= setInterval(() => this.#look(performance.now()), this.#writeMs / 3).unref()
    socket.once('close', () => {
      this.#open.delete(socket)
      this.#stalls.delete(socket)
      if (this.#open.size > 0) return
      clearInterval(this.#timer)
      this.#timer = undefined
    })
  }

  #look(nowMs: number): void {
    for (const socket of this.#open) {
      const { bytesRead, bytesWritten, writableLength } = socket
      const bytesTaken = bytesWritten - writableLength
      const stall = this.#stalls.get(socket)
      if (writableLength === 0) this.#stalls.delete(socket)
      else if (stall?.bytesTaken !== bytesTaken) this.#stalls.set(socket, { sinceMs: nowMs, bytesRead, bytesTaken })
      else if (nowMs - stall.sinceMs >= this.#writeMs && bytesRead > stall.bytesRead) socket.destroy()
    }
  }
}
