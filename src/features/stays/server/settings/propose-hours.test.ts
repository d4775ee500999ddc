import { expect, test } from 'vitest'
import { proposeHours } from './propose-hours.ts'

test.each([
  ['', '15:00'],
  ['15:00', '15:00'],
  ['15:00–20:00', '15:00'],
  ['16.30 - 20.00', '16:30'],
  ['dalle 15', '15:00'],
  ['Dalle 14 alle 20', '14:00'],
  ['dalle ore 16:00', '16:00'],
  ['3 pm', '15:00'],
  ['from 3:30 p.m.', '15:30'],
  ['3–8 pm', '15:00'],
  ['after 4', '16:00'],
  ['12 pm', '12:00'],
  ['ab 16 Uhr', '16:00'],
  ['Ab 15.30 Uhr', '15:30'],
  ['à partir de 17h', '17:00'],
  ['À partir de 16h30', '16:30'],
  ['desde las 15', '15:00'],
  ['a partir de las 14:00 h', '14:00'],
  ['from noon', '12:00'],
  ['self check-in, 2 keys in the box', '15:00'],
  ['bis 20 Uhr', '15:00'],
  ['16', '16:00'],
  ['99:99', '15:00'],
  ['1'.repeat(300), '15:00'],
])('the arrival %j is proposed as %s', (checkinTime, expected) => {
  expect(proposeHours({ checkinTime, checkoutTime: '' }).arrivalTime).toBe(expected)
})

test.each([
  ['', '10:00'],
  ['11:00', '11:00'],
  ['entro le 10', '10:00'],
  ['8:00–10:30', '10:30'],
  ['by 11 am', '11:00'],
  ['before noon', '12:00'],
  ['bis 10 Uhr', '10:00'],
  ['avant 11h', '11:00'],
  ['hasta las 12', '12:00'],
  ['entro le 9:30, i bagagli fino alle 18', '09:30'],
  ['dalle 8 alle 10', '10:00'],
  ['whenever you like', '10:00'],
])('the departure %j is proposed as %s', (checkoutTime, expected) => {
  expect(proposeHours({ checkinTime: '', checkoutTime }).departureTime).toBe(expected)
})
