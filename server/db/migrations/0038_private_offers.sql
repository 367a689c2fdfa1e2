CREATE TABLE "private_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"answer_id" uuid NOT NULL,
	"part_id" integer NOT NULL,
	"price" integer NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "offer_id" uuid;--> statement-breakpoint
ALTER TABLE "private_offers" ADD CONSTRAINT "private_offers_answer_id_request_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."request_answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_offers" ADD CONSTRAINT "private_offers_part_id_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."parts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "private_offers_answer" ON "private_offers" USING btree ("answer_id");--> statement-breakpoint
CREATE INDEX "private_offers_part" ON "private_offers" USING btree ("part_id");--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_offer_id_private_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."private_offers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_items_offer" ON "order_items" USING btree ("offer_id") WHERE "order_items"."offer_id" is not null;