ALTER TABLE "channel_pieces" ADD COLUMN "picked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "channel_pieces" ADD COLUMN "picked_by" text;--> statement-breakpoint
ALTER TABLE "channel_pieces" ADD COLUMN "picker_id" uuid;--> statement-breakpoint
CREATE INDEX "channel_pieces_to_pick" ON "channel_pieces" USING btree ("sold_at") WHERE "channel_pieces"."state" = 'sold' and "channel_pieces"."picked_at" is null;--> statement-breakpoint
-- What was sold elsewhere before anybody was asked to tick it off has long been fetched: nobody walks to an empty place for it.
UPDATE "channel_pieces" SET "picked_at" = "sold_at" WHERE "state" = 'sold';--> statement-breakpoint
-- Everybody hears of it, as those who come from now on do.
UPDATE "staff" SET "notices" = array_append("notices", 'sold_elsewhere') WHERE NOT 'sold_elsewhere' = ANY("notices");
